import HCI
import Wire

/// How a node uses its adapter.
public enum RadioMode: String, CaseIterable, Sendable {
    /// Alone, on the kernel's user channel.
    case exclusive
    /// Beside bluetoothd, on the raw channel.
    case shared

    var controllerMode: ControllerMode {
        switch self {
        case .exclusive: .exclusive
        case .shared: .shared
        }
    }

    var onTheWire: RadioRecord.Mode {
        switch self {
        case .exclusive: .exclusive
        case .shared: .shared
        }
    }
}

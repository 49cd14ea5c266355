import Wire

/// What the radio of a node is doing, as logs and `systemctl status` tell it.
public enum RadioState: String, Sendable {
    /// The adapter is opened for the first time.
    case starting
    case scanning
    /// The scan is on and the controller answers; there is nothing to hear.
    case quiet
    /// On the air without a scan.
    case advertising
    /// It broke off and is being brought back, without anybody's help.
    case recovering
    /// Somebody has to put something right; it is tried again meanwhile.
    case failed
    case off

    /// Whether what is not heard now is not there.
    public var isListening: Bool { self == .scanning || self == .quiet }

    /// As a heartbeat tells it, in which `off` is a node that does not scan.
    var onTheWire: RadioRecord.State {
        switch self {
        case .starting: .starting
        case .scanning: .scanning
        case .quiet: .quiet
        case .recovering: .recovering
        case .failed: .failed
        case .advertising, .off: .off
        }
    }
}

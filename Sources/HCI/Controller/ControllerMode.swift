/// How an adapter is used.
public enum ControllerMode: String, CaseIterable, Hashable, Sendable {
    /// Alone, on the kernel's user channel: neither the kernel's Bluetooth nor bluetoothd sees the adapter.
    case exclusive
    /// On the raw channel, beside bluetoothd and the kernel, whose commands change the same controller.
    case shared
}

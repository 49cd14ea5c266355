/// How a node uses its Bluetooth adapter.
public enum RadioMode: String, CaseIterable, Sendable {
    /// Exclusively, on the kernel's user channel: neither the kernel's Bluetooth stack nor bluetoothd sees the adapter.
    case exclusive
    /// On the raw channel, together with bluetoothd and the kernel, whose commands change the same controller.
    case shared
}

/// The state of a scanner node's radio.
public enum RadioState: String, CaseIterable, Sendable {
    /// The adapter is being opened for the first time.
    case starting
    case scanning
    /// The scan is active and the controller answers, but there is nothing to hear.
    case quiet
    /// The scan stopped and is being restarted automatically.
    case recovering
    /// A person must fix a problem; retries continue meanwhile.
    case failed
    /// The node does not scan.
    case off

    /// Whether silence means that no beacon is there: a quiet radio answers, and there is nothing to hear.
    public var isListening: Bool { self == .scanning || self == .quiet }
}

/// The set of advertising commands that a controller receives (Core Specification, Vol 4 Part E, 3.1.1): never both.
public enum RadioCommands: String, CaseIterable, Sendable {
    case legacy, extended
}

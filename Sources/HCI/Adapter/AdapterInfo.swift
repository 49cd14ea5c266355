public import Beacon

/// What the kernel says of an adapter.
public struct AdapterInfo: Hashable, Sendable {
    /// As in `hci0`.
    public let name: String
    public let index: UInt16
    /// Nil where the adapter has no public address, or has not been up yet.
    public let address: DeviceAddress?
    public let flags: AdapterFlags

    public init(name: String, index: UInt16, address: DeviceAddress?, flags: AdapterFlags) {
        self.name = name
        self.index = index
        self.address = address
        self.flags = flags
    }

    public var isUp: Bool { flags.contains(.up) }
    public var isRunning: Bool { flags.contains(.running) }
}

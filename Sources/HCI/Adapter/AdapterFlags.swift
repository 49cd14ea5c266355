/// The flags of an adapter in the kernel (`hci.h`, HCI device flags).
public struct AdapterFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let up = AdapterFlags(rawValue: 1 << 0)
    public static let initializing = AdapterFlags(rawValue: 1 << 1)
    public static let running = AdapterFlags(rawValue: 1 << 2)
    /// Not set up by the kernel: the driver leaves that to a program.
    public static let raw = AdapterFlags(rawValue: 1 << 8)
}

/// One switch that can hold a Bluetooth radio off.
public struct RfkillSwitch: Hashable, Sendable {
    /// The adapter's name, as in `hci0`, or that of the machine's own switch.
    public let name: String
    /// Off by a program; `rfkill unblock` turns it on.
    public let isSoftBlocked: Bool
    /// Off by a key or a slider on the machine.
    public let isHardBlocked: Bool

    public var isBlocked: Bool { isSoftBlocked || isHardBlocked }
}

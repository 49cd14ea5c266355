/// The opcode of an HCI command: the group (OGF) in the upper six bits, the command (OCF) in the lower ten (Core
/// Specification, Vol 4 Part E, section 5.4.1).
public struct HCIOpcode: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Keeps the low six bits of the group and the low ten bits of the command.
    public init(group: UInt8, command: UInt16) {
        rawValue = UInt16(group & 0x3F) << 10 | command & 0x03FF
    }

    public var group: UInt8 { UInt8(rawValue >> 10) }
    public var command: UInt16 { rawValue & 0x03FF }
}

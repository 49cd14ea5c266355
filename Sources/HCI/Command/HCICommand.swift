/// One HCI command (Core Specification, Vol 4 Part E, section 5.4.1).
public struct HCICommand: Hashable, Sendable {
    public let opcode: HCIOpcode
    /// At most 255 bytes.
    public let parameters: [UInt8]

    /// For the commands of this target, whose parameters are all short.
    init(_ opcode: HCIOpcode, _ parameters: [UInt8] = []) {
        self.opcode = opcode
        self.parameters = parameters
    }
}

public import Beacon

/// Commands about the controller itself.
extension HCICommand {
    /// Vol 4 Part E, section 7.3.2.
    public static let reset = HCICommand(.reset)
    /// Section 7.4.1.
    public static let readLocalVersionInformation = HCICommand(.readLocalVersionInformation)
    /// Section 7.4.2.
    public static let readLocalSupportedCommands = HCICommand(.readLocalSupportedCommands)
    /// Section 7.4.6.
    public static let readBDADDR = HCICommand(.readBDADDR)
    /// Section 7.8.3.
    public static let leReadLocalSupportedFeatures = HCICommand(.leReadLocalSupportedFeatures)
    /// Section 7.8.27.
    public static let leReadSupportedStates = HCICommand(.leReadSupportedStates)

    /// Asks for the events Hardware Error and LE Meta and no other; Command Complete and Command Status cannot be masked
    /// (section 7.3.1).
    public static let setEventMask = HCICommand(.setEventMask, bits: [15, 61])

    /// Asks for LE Advertising Report and LE Extended Advertising Report. A controller ignores the bit of an event that it
    /// does not know (section 7.8.1).
    public static let leSetEventMask = HCICommand(.leSetEventMask, bits: [1, 12])

    /// Section 7.8.4.
    public static func leSetRandomAddress(_ address: DeviceAddress) -> HCICommand {
        HCICommand(.leSetRandomAddress, address.littleEndianBytes)
    }

    /// A command whose parameter is a mask of 64 bits.
    private init(_ opcode: HCIOpcode, bits: [UInt64]) {
        var parameters: [UInt8] = []
        parameters.append(littleEndian: bits.reduce(0) { $0 | 1 << $1 } as UInt64)
        self.init(opcode, parameters)
    }
}

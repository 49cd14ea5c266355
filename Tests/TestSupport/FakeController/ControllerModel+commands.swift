import HCI

extension ControllerModel {
    static let legacy: Set<HCIOpcode> = [
        .leSetScanParameters, .leSetScanEnable, .leSetAdvertisingParameters, .leSetAdvertisingData,
        .leSetAdvertisingEnable,
    ]

    static let extended: Set<HCIOpcode> = [
        .leSetExtendedScanParameters, .leSetExtendedScanEnable, .leSetExtendedAdvertisingParameters,
        .leSetExtendedAdvertisingData, .leSetExtendedAdvertisingEnable, .leRemoveAdvertisingSet,
        .leSetAdvertisingSetRandomAddress,
    ]

    /// What a command gives beside its status.
    func returnParameters(of opcode: HCIOpcode) -> [UInt8] {
        switch opcode {
        case .readLocalSupportedCommands: supportedCommands
        // LE Coded PHY is bit 11, extended advertising bit 12.
        case .leReadLocalSupportedFeatures: [0, kind == .extended ? 0x18 : 0, 0, 0, 0, 0, 0, 0]
        case .leReadSupportedStates: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x03, 0, 0]
        case .readBDADDR: hasAddress ? [0xAB, 0x6F, 0xBF, 0x38, 0xC1, 0xA4] : [0, 0, 0, 0, 0, 0]
        // Selected_TX_Power in dBm.
        case .leSetExtendedAdvertisingParameters: [0x07]
        default: []
        }
    }

    /// Octets and bits by the Core Specification, Vol 4 Part E, section 6.27.
    private var supportedCommands: [UInt8] {
        var octets = [UInt8](repeating: 0, count: 64)
        guard kind != .classic else { return octets }
        octets[25] = 0b1010_0000
        octets[26] = 0b0000_1110
        guard kind == .extended else { return octets }
        octets[36] = 0b0010_1100
        octets[37] = 0b0110_0001
        return octets
    }
}

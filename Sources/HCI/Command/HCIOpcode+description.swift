extension HCIOpcode: CustomStringConvertible {
    private static let names: [HCIOpcode: String] = [
        .setEventMask: "Set Event Mask",
        .reset: "Reset",
        .readLocalVersionInformation: "Read Local Version Information",
        .readLocalSupportedCommands: "Read Local Supported Commands",
        .readBDADDR: "Read BD_ADDR",
        .leSetEventMask: "LE Set Event Mask",
        .leReadLocalSupportedFeatures: "LE Read Local Supported Features",
        .leSetRandomAddress: "LE Set Random Address",
        .leSetAdvertisingParameters: "LE Set Advertising Parameters",
        .leSetAdvertisingData: "LE Set Advertising Data",
        .leSetAdvertisingEnable: "LE Set Advertising Enable",
        .leSetScanParameters: "LE Set Scan Parameters",
        .leSetScanEnable: "LE Set Scan Enable",
        .leReadSupportedStates: "LE Read Supported States",
        .leSetAdvertisingSetRandomAddress: "LE Set Advertising Set Random Address",
        .leSetExtendedAdvertisingParameters: "LE Set Extended Advertising Parameters",
        .leSetExtendedAdvertisingData: "LE Set Extended Advertising Data",
        .leSetExtendedAdvertisingEnable: "LE Set Extended Advertising Enable",
        .leRemoveAdvertisingSet: "LE Remove Advertising Set",
        .leClearAdvertisingSets: "LE Clear Advertising Sets",
        .leSetExtendedScanParameters: "LE Set Extended Scan Parameters",
        .leSetExtendedScanEnable: "LE Set Extended Scan Enable",
    ]

    /// The specification's name where it is known, and the number, as in `Reset (0x0C03)`.
    public var description: String {
        let digits = String(rawValue, radix: 16, uppercase: true)
        let number = "0x" + String(repeating: "0", count: 4 - digits.count) + digits
        return Self.names[self].map { "\($0) (\(number))" } ?? "command \(number)"
    }
}

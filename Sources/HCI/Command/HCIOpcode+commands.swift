/// The commands that Rollcall sends or notices, by the specification's names and in its order (Core Specification, Vol 4 Part E,
/// sections 7.3, 7.4 and 7.8).
extension HCIOpcode {
    private static func baseband(_ command: UInt16) -> HCIOpcode { HCIOpcode(group: 0x03, command: command) }
    private static func informational(_ command: UInt16) -> HCIOpcode { HCIOpcode(group: 0x04, command: command) }
    private static func le(_ command: UInt16) -> HCIOpcode { HCIOpcode(group: 0x08, command: command) }

    public static let setEventMask = baseband(0x0001)
    public static let reset = baseband(0x0003)

    public static let readLocalVersionInformation = informational(0x0001)
    public static let readLocalSupportedCommands = informational(0x0002)
    public static let readBDADDR = informational(0x0009)

    public static let leSetEventMask = le(0x0001)
    public static let leReadLocalSupportedFeatures = le(0x0003)
    public static let leSetRandomAddress = le(0x0005)
    public static let leSetAdvertisingParameters = le(0x0006)
    public static let leSetAdvertisingData = le(0x0008)
    public static let leSetAdvertisingEnable = le(0x000A)
    public static let leSetScanParameters = le(0x000B)
    public static let leSetScanEnable = le(0x000C)
    public static let leReadSupportedStates = le(0x001C)
    public static let leSetAdvertisingSetRandomAddress = le(0x0035)
    public static let leSetExtendedAdvertisingParameters = le(0x0036)
    public static let leSetExtendedAdvertisingData = le(0x0037)
    public static let leSetExtendedAdvertisingEnable = le(0x0039)
    public static let leRemoveAdvertisingSet = le(0x003C)
    public static let leClearAdvertisingSets = le(0x003D)
    public static let leSetExtendedScanParameters = le(0x0041)
    public static let leSetExtendedScanEnable = le(0x0042)
}

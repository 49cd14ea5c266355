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

/// The commands that Rollcall sends or recognises, by the specification's names and in its order (Core Specification,
/// Vol 4 Part E, sections 7.3, 7.4 and 7.8).
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

    /// The specification's name if known, and the number, as in `Reset (0x0C03)`.
    public var description: String {
        let digits = String(rawValue, radix: 16, uppercase: true)
        let number = "0x" + String(repeating: "0", count: 4 - digits.count) + digits
        return Self.names[self].map { "\($0) (\(number))" } ?? "command \(number)"
    }
}

/// Commands that scan. The filter of duplicates is always off: the same beacon is to be heard again and again.
extension HCICommand {
    private static let acceptAll: UInt8 = 0x00
    private static let keepDuplicates: UInt8 = 0x00
    private static let phy1M: UInt8 = 0x01

    /// Vol 4 Part E, section 7.8.10.
    public static func leSetScanParameters(_ scan: ScanParameters) -> HCICommand {
        HCICommand(.leSetScanParameters, scan.timing + [scan.ownAddressType.rawValue, acceptAll])
    }

    /// Section 7.8.11.
    public static func leSetScanEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetScanEnable, [isEnabled ? 1 : 0, keepDuplicates])
    }

    /// On LE 1M, where legacy PDUs are sent (section 7.8.64).
    public static func leSetExtendedScanParameters(_ scan: ScanParameters) -> HCICommand {
        HCICommand(.leSetExtendedScanParameters, [scan.ownAddressType.rawValue, acceptAll, phy1M] + scan.timing)
    }

    /// Until it is disabled: duration and period are zero (section 7.8.65).
    public static func leSetExtendedScanEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetExtendedScanEnable, [isEnabled ? 1 : 0, keepDuplicates, 0, 0, 0, 0])
    }
}

extension ScanParameters {
    /// LE_Scan_Type, LE_Scan_Interval and LE_Scan_Window.
    fileprivate var timing: [UInt8] {
        var bytes: [UInt8] = [isActive ? 1 : 0]
        bytes.append(littleEndian: Self.interval)
        bytes.append(littleEndian: Self.interval)
        return bytes
    }
}

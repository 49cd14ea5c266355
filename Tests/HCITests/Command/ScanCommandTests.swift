import HCI
import Testing

/// Compared with the layouts of the Core Specification, Vol 4 Part E, sections 7.8.10, 7.8.11, 7.8.64 and 7.8.65.
@Suite struct ScanCommandTests {
    private let passive = HCICommand.ScanParameters(isActive: false)
    private let active = HCICommand.ScanParameters(isActive: true, ownAddressType: .random)

    @Test("Legacy scanning: type, interval, window, own address, everybody")
    func legacyParameters() {
        #expect(
            HCICommand.leSetScanParameters(passive).packet == [UInt8](hex: "01 0b 20 07  00  60 00  60 00  00  00"))
        #expect(HCICommand.leSetScanParameters(active).packet == [UInt8](hex: "01 0b 20 07  01  60 00  60 00  01  00"))
    }

    @Test("Legacy scanning never filters duplicates")
    func legacyEnable() {
        #expect(HCICommand.leSetScanEnable(true).packet == [UInt8](hex: "01 0c 20 02  01 00"))
        #expect(HCICommand.leSetScanEnable(false).packet == [UInt8](hex: "01 0c 20 02  00 00"))
    }

    @Test("Extended scanning: own address, everybody, LE 1M, then type, interval and window")
    func extendedParameters() {
        #expect(
            HCICommand.leSetExtendedScanParameters(passive).packet
                == [UInt8](hex: "01 41 20 08  00  00  01  00  60 00  60 00"))
        #expect(
            HCICommand.leSetExtendedScanParameters(active).packet
                == [UInt8](hex: "01 41 20 08  01  00  01  01  60 00  60 00"))
    }

    @Test("Extended scanning never filters duplicates and has no end")
    func extendedEnable() {
        #expect(HCICommand.leSetExtendedScanEnable(true).packet == [UInt8](hex: "01 42 20 06  01 00  00 00  00 00"))
        #expect(HCICommand.leSetExtendedScanEnable(false).packet == [UInt8](hex: "01 42 20 06  00 00  00 00  00 00"))
    }
}

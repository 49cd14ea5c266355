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

    @Test("A window shorter than the interval leaves the receiver time; both are in steps of 0.625 ms")
    func duty() throws {
        let scan = try #require(
            HCICommand.ScanParameters(isActive: false, interval: .milliseconds(100), window: .milliseconds(40)))
        #expect(HCICommand.leSetScanParameters(scan).packet == [UInt8](hex: "01 0b 20 07  00  a0 00  40 00  00  00"))
        for (interval, window) in [(1, 1), (20_000, 20), (40, 100)] {
            #expect(
                HCICommand.ScanParameters(
                    isActive: false, interval: .milliseconds(interval), window: .milliseconds(window)) == nil)
        }
    }

    @Test("LE Coded beside LE 1M has a timing of its own")
    func coded() throws {
        let scan = try #require(
            HCICommand.ScanParameters(
                isActive: true, interval: .milliseconds(100), window: .milliseconds(40), usesCodedPHY: true))
        #expect(
            HCICommand.leSetExtendedScanParameters(scan).packet
                == [UInt8](hex: "01 41 20 0d  00  00  05  01  a0 00  40 00  01  a0 00  40 00"))
    }

    @Test("Extended scanning never filters duplicates and has no end")
    func extendedEnable() {
        #expect(HCICommand.leSetExtendedScanEnable(true).packet == [UInt8](hex: "01 42 20 06  01 00  00 00  00 00"))
        #expect(HCICommand.leSetExtendedScanEnable(false).packet == [UInt8](hex: "01 42 20 06  00 00  00 00  00 00"))
    }
}

import Beacon
import HCI
import Testing

@Suite struct AdvertisingEventTests {
    private func event(_ hex: String) -> AdvertisingEvent {
        AdvertisingEvent(packet: [UInt8](hex: hex))
    }

    @Test("An event carries several reports, each with its fields together")
    func several() {
        let event = event(
            """
            04 3e 1b 02 02
               03 01 06 05 04 03 02 01  03  02 01 06  c5
               04 00 16 15 14 13 12 11  02  01 09  7f
            """)
        #expect(event.fault == nil)
        #expect(event.reports.map(\.data) == [[2, 1, 6], [1, 9]])
        #expect(event.reports.map(\.address) == [DeviceAddress(0x0102_0304_0506), DeviceAddress(0x1112_1314_1516)])
        #expect(event.reports.map(\.addressType) == [.random, .public])
        #expect(event.reports.map(\.eventType) == [.legacy(.nonConnectable), .legacy(.scanResponse)])
        #expect(event.reports.map(\.eventType.isScanResponse) == [false, true])
    }

    @Test("An RSSI of 127, or of none that the specification knows, is absent")
    func absentRSSI() {
        let rssis = [("7f", nil), ("80", nil), ("15", nil), ("81", -127), ("14", 20), ("c5", -59)] as [(String, Int8?)]
        for (hex, rssi) in rssis {
            #expect(event("04 3e 0c 02 01 00 00 060504030201 00" + hex).reports.first?.rssi == .some(rssi))
        }
    }

    @Test("A report without data is a report")
    func noData() {
        let event = event("04 3e 0c 02 01 04 01 060504030201 00 b6")
        #expect(event.reports.map(\.data) == [[]])
        #expect(event.fault == nil)
    }

    @Test("More data than a legacy PDU holds is taken as long as it fits")
    func longData() {
        let data = [UInt8](repeating: 0, count: 40)
        let packet: [UInt8] = [4, 0x3E, 52, 2, 1, 0, 0, 6, 5, 4, 3, 2, 1, 40] + data + [0xC5]
        #expect(AdvertisingEvent(packet: packet).reports.map(\.data) == [data])
    }
}

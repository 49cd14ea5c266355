import HCI
import Testing

@Suite struct AdvertisingEventFaultTests {
    private static let report = "03 01 060504030201 03 020106 c5"

    private func check(_ hex: String, reports: Int, _ fault: AdvertisingEvent.Fault?) {
        let event = AdvertisingEvent(packet: [UInt8](hex: hex))
        #expect(event.reports.count == reports)
        #expect(event.fault == fault)
        if let fault { #expect(fault.description.hasPrefix("malformed") == fault.isMalformed) }
    }

    @Test("A packet of another kind has no reports and is not malformed")
    func otherKinds() {
        check("", reports: 0, .emptyPacket)
        check("02 01 20", reports: 0, .notAnEvent(packetType: 2))
        check("3e 0c 02 01", reports: 0, .notAnEvent(packetType: 0x3E))
        check("04 0e 04 01 0c 20 00", reports: 0, .otherEvent(code: 0x0E))
        check("04 3e 13 01 00", reports: 0, .otherLEEvent(subevent: 1))
    }

    @Test("A header that is cut short is malformed")
    func header() {
        check("04", reports: 0, .headerCutShort(byteCount: 1))
        check("04 3e", reports: 0, .headerCutShort(byteCount: 2))
        check("04 3e 0f", reports: 0, .headerCutShort(byteCount: 3))
        check("04 3e 0f 02", reports: 0, .headerCutShort(byteCount: 4))
        check("04 3e 00 02 01", reports: 0, .headerCutShort(byteCount: 3))
        check("04 3e 01 02 01", reports: 0, .headerCutShort(byteCount: 4))
    }

    @Test("Zero reports are malformed")
    func noReports() {
        check("04 3e 02 02 00", reports: 0, .noReports)
    }

    @Test("An event that ends early gives the reports that are whole")
    func cutShort() {
        let second = "04 3e 1e 02 02" + Self.report
        check(second, reports: 1, .parametersPastEnd(declared: 30, present: 15))
        check(second + "03 01 060504030201 03 020106", reports: 1, .parametersPastEnd(declared: 30, present: 27))
        check("04 3e 10 02 01" + Self.report, reports: 1, .parametersPastEnd(declared: 16, present: 15))
    }

    @Test("A report that runs past the event ends it", arguments: ["05", "ff"])
    func reportPastEnd(count: String) {
        check("04 3e 0f 02 \(count)" + Self.report, reports: 1, .reportPastEnd(index: 1))
        check("04 3e 0f 02 01 03 01 060504030201 04 020106 c5", reports: 0, .reportPastEnd(index: 0))
    }

    @Test("Bytes left over are malformed, and the reports stand")
    func leftOver() {
        check("04 3e 10 02 01" + Self.report + "00", reports: 1, .bytesAfterReports(1))
        check("04 3e 0f 02 01" + Self.report + "00 00", reports: 1, .bytesAfterEvent(2))
        check("04 3e 0f 02 01" + Self.report, reports: 1, nil)
    }
}

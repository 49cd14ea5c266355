import Beacon
import HCI
import Testing

@Suite struct ExtendedAdvertisingEventTests {
    /// One report after the other; the event's length and count are put in front.
    private func event(_ reports: String...) -> AdvertisingEvent {
        let parameters = [0x0D, UInt8(reports.count)] + [UInt8](hex: reports.joined())
        return AdvertisingEvent(packet: [4, 0x3E, UInt8(parameters.count)] + parameters)
    }

    /// Event type, address type, address, PHYs, SID, TX power, RSSI, interval, direct address, length and data.
    private func report(
        type: String = "1300", addressType: String = "01", sid: String = "ff", rssi: String = "c5", data: String
    )
        -> String
    {
        let count = String(UInt8([UInt8](hex: data).count), radix: 16)
        let length = count.count == 1 ? "0" + count : count
        return type + addressType + "060504030201" + "01 00" + sid + "7f" + rssi + "0000 00 000000000000" + length
            + data
    }

    @Test("An iBeacon in a legacy PDU is read")
    func legacyPDU() throws {
        let data = "02 01 06 1a ff 4c00 0215 e2c56db5dffb48d2b060d0f5a71096e0 0001 0002 c5"
        let event = event(report(data: data))
        let report = try #require(event.reports.first)
        #expect(event.fault == nil)
        #expect(report.address == DeviceAddress(0x0102_0304_0506))
        #expect(report.addressType == .random)
        #expect(report.rssi == -59)
        #expect(report.eventType == .extended([.connectable, .scannable, .legacy]))
        #expect(report.data == [UInt8](hex: data))
        #expect(report.iBeacon?.identity.minor == 2)
    }

    @Test("Several reports of different length are read one after the other")
    func several() {
        let event = event(report(data: ""), report(rssi: "7f", data: "020106"), report(type: "1b00", data: "0109"))
        #expect(event.fault == nil)
        #expect(event.reports.map(\.data) == [[], [2, 1, 6], [1, 9]])
        #expect(event.reports.map(\.rssi) == [-59, nil, -59])
        #expect(event.reports.map(\.eventType.isScanResponse) == [false, false, true])
    }

    @Test("An RSSI out of range is absent")
    func rssi() {
        let event = event(
            report(rssi: "80", data: ""), report(rssi: "81", data: ""), report(rssi: "14", data: ""),
            report(rssi: "15", data: ""))
        #expect(event.reports.map(\.rssi) == [nil, -127, 20, nil])
    }

    @Test("A fragment is marked as such")
    func fragments() {
        let event = event(
            report(type: "2000", data: "02"), report(type: "4000", data: "01"), report(type: "0000", data: "06"),
            report(type: "6000", data: ""))
        #expect(event.reports.map(\.eventType.dataStatus) == [.incomplete, .truncated, .complete, .reserved])
    }

    @Test("The advertising set is told, except of a legacy PDU")
    func advertisingSID() {
        let event = event(report(sid: "00", data: ""), report(sid: "0f", data: ""), report(sid: "ff", data: ""))
        #expect(event.reports.map(\.advertisingSID) == [0, 15, nil])
    }

    @Test("An anonymous advertisement has no address")
    func anonymous() {
        let event = event(report(addressType: "ff", data: "020106"))
        #expect(event.reports.map(\.address) == [nil])
        #expect(event.reports.map(\.addressType) == [.anonymous])
    }

    @Test("A report that runs past the event ends it")
    func pastEnd() {
        let whole = [UInt8](hex: report(data: "020106"))
        let packet = [4, 0x3E, UInt8(whole.count * 2 + 1), 0x0D, 2] + whole + whole.dropLast()
        let event = AdvertisingEvent(packet: packet)
        #expect(event.reports.count == 1)
        #expect(event.fault == .reportPastEnd(index: 1))
    }
}

import Beacon
import HCI
import Testing

@Suite struct CaptureTests {
    @Test("All 412 reports of the capture are what the table says")
    func reports() throws {
        let (records, error) = try Btsnoop.Reader.all(path: Captures.path("adv-reports.btsnoop"))
        let rows = try AdvertisingRow.all()
        #expect(error == nil)
        #expect(records.count == 412)
        #expect(rows.count == 412)
        #expect(rows.map(\.index) == Array(0..<412))
        let start = try #require(records.first).unixMicroseconds
        for (record, row) in zip(records, rows) {
            #expect(record.unixMicroseconds - start == row.time)
            try check(AdvertisingEvent(packet: record.packet), row)
        }
    }

    private func check(_ event: AdvertisingEvent, _ row: AdvertisingRow) throws {
        let report = try #require(event.reports.first)
        #expect(event.reports.count == 1)
        #expect(event.fault == nil)
        #expect(report.eventType == .legacy(AdvertisingReport.LegacyEventType(rawValue: row.eventType)))
        #expect(report.addressType.rawValue == row.addressType)
        #expect(report.address == DeviceAddress(row.address))
        #expect(report.rssi == row.rssi)
        #expect(report.data == row.data)
        #expect(isWellFormed(report.data) == row.isWellFormed)
        check(report.iBeacon, row)
    }

    private func check(_ frame: IBeaconFrame?, _ row: AdvertisingRow) {
        #expect(frame?.identity.uuid == ProximityUUID(row.uuid))
        #expect(frame?.identity.major == UInt16(row.major))
        #expect(frame?.identity.minor == UInt16(row.minor))
        #expect(frame?.measuredPower == Int8(row.power))
    }

    private func isWellFormed(_ data: [UInt8]) -> Bool {
        var cursor = ADStructure.Cursor()
        while cursor.next(in: data.span.bytes) != nil {}
        return cursor.fault == nil
    }

    @Test("Eleven reports are iBeacons, all in scan responses")
    func frames() throws {
        let (records, _) = try Btsnoop.Reader.all(path: Captures.path("adv-reports.btsnoop"))
        let reports = records.flatMap { AdvertisingEvent(packet: $0.packet).reports }
        let heard = reports.filter { $0.iBeacon != nil }
        #expect(heard.count == 11)
        #expect(heard.count { $0.eventType.isScanResponse } == 11)
    }

    @Test("The capture's clock reads 2021")
    func clock() throws {
        let (records, _) = try Btsnoop.Reader.all(path: Captures.path("adv-reports.btsnoop"))
        let seconds = try #require(records.first).unixMicroseconds / 1_000_000
        #expect((1_609_459_200..<1_640_995_200).contains(seconds))
    }
}

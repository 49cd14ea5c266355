import Beacon
import HCI
import Testing

@Suite struct AdvertisingEventVectorTests {
    @Test("There are 19 vectors of HCI events")
    func count() throws {
        #expect(try IBeaconVector.all(.hci).count == 19)
    }

    @Test("An event gives the expected frame, address and RSSI, or no frame", arguments: try IBeaconVector.all(.hci))
    func event(vector: IBeaconVector) throws {
        let event = AdvertisingEvent(packet: vector.bytes)
        #expect((event.fault != nil) == (vector.containerMalformed == true))
        let report = try #require(event.reports.first)
        #expect(event.reports.count == 1)
        #expect(report.iBeacon == vector.frame)
        #expect((vector.frame != nil) == (vector.expect.kind == .ibeacon))
        if let mac = vector.expect.mac { #expect(report.address?.description == mac) }
        if let rssi = vector.expect.rssi { #expect(report.rssi == rssi) }
    }
}

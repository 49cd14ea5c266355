import Resolution
import StationSupport
import Testing

@testable import Resolving

@Suite("What a resolver's answer proves")
struct ProvenStationTests {
    private let station = SigningStation()

    private func known(counter: Int64 = 0) throws -> KnownStation {
        var known = KnownStation(
            serial: try #require(Serial(station.serial)), resolvers: [], code: station.code)
        known.counter = counter
        return known
    }

    private func fault(_ signed: StationAnswer.SignedRecord, counter: Int64 = 0) throws -> ProvenStation.Fault? {
        let known = try known(counter: counter)
        return #expect(throws: ProvenStation.Fault.self) { try ProvenStation(signed, against: known) }
    }

    @Test("Another key, a changed byte, another station's record and an older one are refused")
    func refused() throws {
        let record = station.record(7, port: 443)
        let signed = try station.sign(record)
        #expect(try ProvenStation(signed, against: known(counter: 7)).record.counter == 7)
        #expect(try fault(SigningStation(station.serial).sign(record)) == .key)
        let changed = StationAnswer.SignedRecord(
            record: Array(record.replacing("443", with: "444").utf8), signature: signed.signature, key: signed.key)
        #expect(try fault(changed) == .signature)
        #expect(try fault(station.sign(record.replacing("ab:cd", with: "ab:ce"))) == .record)
        #expect(try fault(station.sign("{}")) == .record)
        #expect(try fault(station.sign(station.record(7, port: 443, name: "a/b"))) == .record)
        #expect(try fault(signed, counter: 8) == .counter(7))
    }

    @Test("What is proven is kept")
    func kept() throws {
        var known = try known()
        let proven = try ProvenStation(station.sign(station.record(7, port: 4, name: "House.Example")), against: known)
        known.learn(proven)
        #expect(known.counter == 7 && known.name == "house.example" && known.port == 4 && known.lastPlace == nil)
        let address = try #require(StationAddress("192.0.2.1"))
        known.learn(ReachedStation(place: proven.place, address: address, certificate: StationCertificate([1])))
        #expect(known.addresses == [address] && known.certificate == nil)
        #expect(known.lastPlace?.addresses == [address])
    }

    @Test("An address without proof is of use only where the certificate or its name is known")
    func unproven() throws {
        var known = try known()
        let address = try #require(IPv4("192.0.2.7"))
        #expect(known.place(unproven: address) == nil)
        known.name = "house.example"
        let place = StationPlace(addresses: [.ipv4(address)], port: 443, name: "house.example", tls: nil)
        #expect(known.place(unproven: address) == place)
        let worked = try #require(StationAddress("192.0.2.1"))
        known.addresses = [worked, .ipv4(address)]
        #expect(known.place(unproven: address)?.addresses == [.ipv4(address), worked])
    }

    @Test("IPv6 and IPv4 are tried by turns")
    func turns() throws {
        let record = station.record(7, port: 443, more: #", "ipv6": ["2001:db8::1", "2001:db8::2"]"#)
        let proven = try ProvenStation(station.sign(record), against: known())
        #expect(proven.place.addresses.map(\.description) == ["2001:db8::1", "127.0.0.1", "2001:db8::2"])
    }
}

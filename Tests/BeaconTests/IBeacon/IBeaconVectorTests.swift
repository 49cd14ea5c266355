import Beacon
import Testing

@Suite struct IBeaconVectorTests {
    @Test("The file holds 171 vectors, 152 of them below HCI")
    func count() throws {
        let vectors = try IBeaconVector.all()
        #expect(vectors.count == 171)
        #expect(vectors.count { $0.layer != .hci } == 152)
    }

    @Test("Advertising data gives the expected frame or none", arguments: try IBeaconVector.all(.adv))
    func advertisingData(vector: IBeaconVector) {
        #expect(IBeaconFrame(advertisingData: vector.bytes) == vector.frame)
        #expect((vector.frame != nil) == (vector.expect.kind == .ibeacon))
    }

    @Test("Manufacturer data gives the expected frame or none", arguments: try IBeaconVector.all(.mfr))
    func manufacturerData(vector: IBeaconVector) {
        #expect(IBeaconFrame(manufacturerData: vector.bytes) == vector.frame)
        #expect((vector.frame != nil) == (vector.expect.kind == .ibeacon))
    }

    @Test("A refusal is called malformed exactly where a length is", arguments: try IBeaconVector.all(.adv))
    func malformed(vector: IBeaconVector) {
        guard case .failure(let refusal) = IBeaconFrame.read(advertisingData: vector.bytes.span.bytes) else { return }
        #expect(refusal.isMalformed == (vector.containerMalformed == true))
        #expect(refusal.description.hasPrefix("malformed") == refusal.isMalformed)
    }

    @Test("What was decoded is encoded to the same bytes", arguments: try IBeaconVector.all(.mfr))
    func roundTrip(vector: IBeaconVector) {
        guard let frame = vector.frame else { return }
        #expect(frame.manufacturerData == vector.bytes)
    }
}

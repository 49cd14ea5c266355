import Beacon
import Testing

@Suite struct IBeaconFrameTests {
    private static let body = "4c00 0215 e2c56db5dffb48d2b060d0f5a71096e0 0001 0002 c5"

    private func refusal(_ hex: String) -> String? {
        switch IBeaconFrame.read(advertisingData: [UInt8](hex: hex).span.bytes) {
        case .success: nil
        case .failure(let refusal): refusal.description
        }
    }

    @Test("A frame is encoded to 30 bytes that decode to the same frame")
    func roundTrip() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<10_000 {
            let identity = BeaconIdentity(
                uuid: ProximityUUID(high: generator.next(), low: generator.next()),
                major: .random(in: 0 ... .max, using: &generator), minor: .random(in: 0 ... .max, using: &generator))
            let frame = IBeaconFrame(
                identity: identity, measuredPower: .random(in: .min ... .max, using: &generator))
            #expect(frame.advertisingData.count == 30)
            #expect(IBeaconFrame(advertisingData: frame.advertisingData) == frame)
            #expect(IBeaconFrame(manufacturerData: frame.manufacturerData) == frame)
        }
    }

    @Test("The advertised bytes are Flags and manufacturer data")
    func layout() {
        let bytes = [UInt8](hex: "02 01 06  1a ff" + Self.body)
        #expect(IBeaconFrame(advertisingData: bytes)?.advertisingData == bytes)
    }

    @Test("Bytes after the frame's 25 are counted")
    func trailing() {
        #expect(IBeaconFrame(manufacturerData: [UInt8](hex: Self.body + "0809"))?.trailingByteCount == 2)
        #expect(IBeaconFrame(advertisingData: [UInt8](hex: "1b ff" + Self.body + "08"))?.trailingByteCount == 1)
    }

    @Test("A frame that ends before its power has a whole identity, and is not plausible; one byte less is none")
    func noPower() {
        let body = [UInt8](hex: Self.body)
        let whole = IBeaconFrame(manufacturerData: body)
        let short = IBeaconFrame(manufacturerData: Array(body.dropLast()))
        #expect(short != nil && short?.identity == whole?.identity)
        #expect(short?.isPlausible == false && short?.trailingByteCount == 0)
        #expect(IBeaconFrame(manufacturerData: Array(body.dropLast(2))) == nil)
    }

    @Test("A measured power of 0 dBm or more is kept and not plausible")
    func plausible() {
        let identity = BeaconIdentity(uuid: ProximityUUID(high: 1, low: 2), major: 3, minor: 4)
        #expect(IBeaconFrame(identity: identity, measuredPower: -1).isPlausible)
        #expect(!IBeaconFrame(identity: identity, measuredPower: 0).isPlausible)
        #expect(!IBeaconFrame(identity: identity, measuredPower: 116).isPlausible)
    }

    @Test("A whole frame counts although a later length runs past the packet")
    func frameBeforeDamage() {
        #expect(IBeaconFrame(advertisingData: [UInt8](hex: "1a ff" + Self.body + "09 08")) != nil)
    }

    @Test("A frame behind a damaged length, or behind the packet's early end, is not looked for")
    func frameBehind() {
        #expect(refusal("00 1a ff" + Self.body) == "no manufacturer data")
        #expect(refusal("40 1a ff" + Self.body)?.hasPrefix("malformed") == true)
    }

    @Test("The second manufacturer data may be the iBeacon")
    func second() {
        #expect(IBeaconFrame(advertisingData: [UInt8](hex: "03 ff 06 00  1a ff" + Self.body)) != nil)
    }

    @Test("A refusal names what was found instead")
    func reasons() {
        #expect(refusal("") == "empty packet")
        #expect(refusal("02 01 06") == "no manufacturer data")
        #expect(refusal("01 ff") == "empty packet")
        #expect(refusal("03 ff 4c 00") == "manufacturer data of 2 bytes")
        #expect(refusal("05 ff 18 01 be ac") == "manufacturer data of company 0x0118")
        #expect(refusal("06 ff 4c 00 10 01 00") == "Apple type 0x10 of length 1")
        #expect(refusal("06 ff 4c 00 02 15 e2") == "malformed: iBeacon has 5 of 25 bytes")
        #expect(refusal("02 01 06 05 ff") == "malformed: length 5 at byte 3 runs past the packet, 1 left")
    }
}

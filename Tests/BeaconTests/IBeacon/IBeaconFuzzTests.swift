import Beacon
import Testing

/// Each input goes through both layers and both ways of asking, which must agree; a trap would end the run.
@Suite struct IBeaconFuzzTests {
    private func check(_ packet: [UInt8]) -> Bool {
        let bytes = packet.span.bytes
        let advertising = IBeaconFrame.read(advertisingData: bytes)
        let manufacturer = IBeaconFrame.read(manufacturerData: bytes)
        return (try? advertising.get()) == IBeaconFrame(advertisingData: bytes)
            && (try? manufacturer.get()) == IBeaconFrame(manufacturerData: bytes)
    }

    @Test("A million random packets never trap", arguments: [11, 12])
    func random(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var disagreements = 0
        for _ in 0..<500_000 where !check(generator.packet(maximum: 40)) { disagreements += 1 }
        #expect(disagreements == 0)
    }

    @Test("A million mutated vectors never trap, and some remain iBeacons", arguments: [21, 22])
    func mutated(seed: UInt64) throws {
        let vectors = try IBeaconVector.all().map(\.bytes)
        var generator = SplitMix64(seed: seed)
        var disagreements = 0
        var frames = 0
        for index in 0..<500_000 {
            let packet = generator.mutation(of: vectors[index % vectors.count])
            if !check(packet) { disagreements += 1 }
            if IBeaconFrame(advertisingData: packet) != nil { frames += 1 }
        }
        #expect(disagreements == 0)
        #expect(frames > 10_000)
    }
}

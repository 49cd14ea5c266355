import Beacon
import HCI
import Testing

/// A trap would end the run. An event of at most 258 bytes has no room for more than 25 reports.
@Suite struct AdvertisingEventFuzzTests {
    private func check(_ packet: [UInt8]) -> Int {
        let bytes = packet.span.bytes
        var cursor = AdvertisingEvent.Cursor(bytes)
        var count = 0
        while let report = cursor.next(in: bytes) {
            count += 1
            _ = IBeaconFrame(advertisingData: bytes.extracting(report.data))
        }
        return cursor.fault?.isMalformed == false && count > 0 ? .max : count
    }

    @Test("Half a million random events never trap", arguments: [0x02, 0x0D])
    func random(subevent: UInt8) {
        var generator = SplitMix64(seed: UInt64(subevent))
        var limit = 0
        for _ in 0..<250_000 {
            let parameters = generator.packet(maximum: 80)
            let packet = [4, 0x3E, UInt8(parameters.count + 1), subevent] + parameters
            limit = max(limit, check(packet))
        }
        #expect((1...25).contains(limit))
    }

    @Test("A million mutated vectors never trap", arguments: [31, 32])
    func mutated(seed: UInt64) throws {
        let vectors = try IBeaconVector.all(.hci).map(\.bytes)
        var generator = SplitMix64(seed: seed)
        var limit = 0
        for index in 0..<500_000 {
            limit = max(limit, check(generator.mutation(of: vectors[index % vectors.count])))
        }
        #expect((1...25).contains(limit))
    }
}

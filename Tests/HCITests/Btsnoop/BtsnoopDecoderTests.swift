import Foundation
import HCI
import Testing

@Suite struct BtsnoopDecoderTests {
    private func records(_ bytes: [UInt8], piece: Int) throws -> [Btsnoop.Record] {
        var decoder = Btsnoop.Decoder()
        var records: [Btsnoop.Record] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            decoder.append(bytes[start..<min(start + piece, bytes.count)])
            while let record = try decoder.next() { records.append(record) }
        }
        try decoder.finish()
        return records
    }

    @Test("Pieces of any size give the same records", arguments: [1, 2, 7, 23, 24, 25, 64, 1000])
    func pieces(size: Int) throws {
        let bytes = [UInt8](try Data(contentsOf: Captures.url("adv-reports.btsnoop")))
        #expect(try records(bytes, piece: size) == records(bytes, piece: bytes.count))
    }

    @Test("An error is thrown again at the next call")
    func again() {
        var decoder = Btsnoop.Decoder()
        decoder.append([UInt8]("no capture".utf8))
        for _ in 0..<2 {
            #expect(throws: Btsnoop.Failure.self) { try decoder.next() }
        }
    }

    @Test("Mutated files never trap")
    func mutated() throws {
        let bytes = [UInt8](try Data(contentsOf: Captures.url("adv-reports.btsnoop")).prefix(300))
        var generator = SplitMix64(seed: 41)
        var failures = 0
        for _ in 0..<100_000 {
            do { _ = try records(generator.mutation(of: bytes), piece: 100) } catch { failures += 1 }
        }
        #expect(failures > 0)
    }

    @Test("Each number of the file's and the first record's head at its ends never traps", arguments: [1, 2, 4, 8])
    func ends(width: Int) throws {
        let bytes = [UInt8](try Data(contentsOf: Captures.url("adv-reports.btsnoop")).prefix(300))
        var refused = 0
        for place in 0..<40 {
            for number in [0, 1, UInt64.max >> 1, UInt64.max >> 1 + 1, UInt64.max, 1 << (8 * UInt64(width) - 1)] {
                var changed = bytes
                let digits = (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }.reversed()
                changed.replaceSubrange(place..<place + width, with: digits)
                do { _ = try records(changed, piece: 100) } catch { refused += 1 }
            }
        }
        #expect(refused > 0)
    }
}

import Foundation
import HCI
import Testing

@Suite struct BtsnoopWriterTests {
    private func write(_ records: [Btsnoop.Record], to file: TemporaryFile) throws {
        let writer = try Btsnoop.Writer(FileHandle(forWritingTo: file.url))
        for record in records { try writer.append(record) }
    }

    @Test("What was read is written to the same bytes")
    func sameBytes() throws {
        let url = try Captures.url("adv-reports.btsnoop")
        let (records, _) = try Btsnoop.Reader.all(path: url.path)
        let file = try TemporaryFile()
        try write(records, to: file)
        #expect(try Data(contentsOf: file.url) == Data(contentsOf: url))
    }

    @Test("Any record is read as it was written")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 51)
        let records = (0..<2_000).map { _ in
            Btsnoop.Record(
                packet: generator.packet(maximum: 300), missingByteCount: .random(in: 0...9, using: &generator),
                flags: .random(in: 0 ... .max, using: &generator), drops: .random(in: 0 ... .max, using: &generator),
                unixMicroseconds: .random(in: .min ... .max, using: &generator))
        }
        let file = try TemporaryFile()
        try write(records, to: file)
        let read = try Btsnoop.Reader.all(path: file.url.path)
        #expect(read.records == records)
        #expect(read.error == nil)
    }

    @Test("A packet longer than HCI has any is refused")
    func tooLong() throws {
        let file = try TemporaryFile()
        let record = Btsnoop.Record(event: [UInt8](repeating: 4, count: 65_541), unixMicroseconds: 0)
        #expect(throws: Btsnoop.Failure.self) { try write([record], to: file) }
    }
}

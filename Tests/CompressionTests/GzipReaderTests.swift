import Compression
import Foundation
import Testing

@Suite("Gzip reader")
struct GzipReaderTests {
    /// Two sessions of 20 seconds, six receivers (see the README beside it).
    private static let table = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "NodeTests/Recordings/wut-flat-extract.csv.gz").path

    private let compressed = [UInt8](FileManager.default.contents(atPath: Self.table) ?? Data())

    @Test("A file comes out as it went in, in whatever pieces it is read", arguments: [1, 7, 100_000])
    func whole(piece: Int) throws {
        let text = try inflated(compressed, piece: piece)
        #expect(text.hasPrefix("session,t,receiver,rssi\naug-a,0.0,A1,-54.0\n"))
        #expect(text.split(separator: "\n").count == 645)
    }

    @Test("Members that follow one another are read as one file")
    func members() throws {
        let once = try inflated(compressed)
        #expect(try inflated(compressed + compressed) == once + once)
    }

    @Test("More comes out than one piece holds")
    func large() throws {
        // 200,000 zero bytes, as gzip -9 writes them.
        let zeros = try #require(Data(base64Encoded: Self.zeros))
        #expect(try bytes([UInt8](zeros)).count == 200_000)
    }

    @Test("What was packed comes out again", arguments: [0, 1, 1_000_000])
    func packed(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
        let member = try Gzip.member(of: bytes, name: "a.gz")
        #expect(Array(member.prefix(2)) == Gzip.Reader.magic)
        #expect(try self.bytes(member) == bytes)
        #expect(count < 2 || member.count < count / 2)
    }

    @Test("A file that was cut off is refused")
    func cut() throws {
        #expect { try inflated(compressed.dropLast(10)) } throws: { "\($0)".contains("ends in the middle") }
    }

    @Test("A damaged file is refused")
    func damaged() throws {
        var bytes = compressed
        for index in 40..<60 { bytes[index] ^= 0xFF }
        #expect(throws: CompressionError.self) { try inflated(bytes) }
    }

    private func inflated(_ bytes: [UInt8], piece: Int = 4_096) throws -> String {
        String(decoding: try self.bytes(bytes, piece: piece), as: UTF8.self)
    }

    private func bytes(_ bytes: [UInt8], piece: Int = 4_096) throws -> [UInt8] {
        let reader = try Gzip.Reader(PieceSource(bytes, piece: piece), name: "a.gz")
        var all: [UInt8] = []
        while case let next = try reader.read(), !next.isEmpty { all += next }
        return all
    }

    private static let zeros =
        "H4sIAAAAAAAC/+3BMQEAAADCoPVPbQZ/oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA1wB7WOBc"
        + "QA0DAA=="
}

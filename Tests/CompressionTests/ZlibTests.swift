import Compression
import Testing

@Suite("Zlib")
struct ZlibTests {
    private let words = Array("sightings of the same badges, ".utf8)
    private var bytes: [UInt8] { Array(repeatElement(words, count: 100).joined()) }

    @Test("The checksum is that of the standard")
    func checksum() {
        // Annex D of ISO/IEC 15948 computes it; the empty chunk IEND ends in these bytes in every PNG.
        #expect(Zlib.crc32(Array("IEND".utf8)) == 0xAE42_6082)
    }

    @Test("What was compressed comes out again", arguments: [Zlib.Effort.standard, .highest])
    func roundTrip(effort: Zlib.Effort) throws {
        let packed = try Zlib.deflate(bytes, name: "a text", effort: effort)
        #expect(packed.count < bytes.count / 10)
        #expect(try Zlib.inflate(packed, name: "a text", maxCount: 1 << 20) == bytes)
    }

    @Test("A dictionary shortens the stream, and is needed to read it")
    func dictionary() throws {
        let plain = try Zlib.deflate(words, name: "a text")
        let packed = try Zlib.deflate(words, name: "a text", dictionary: bytes)
        #expect(packed.count < plain.count)
        #expect(try Zlib.inflate(packed, name: "a text", dictionary: bytes, maxCount: 1_000) == words)
        for wrong in [[], words] {
            #expect(throws: CompressionError.self) {
                try Zlib.inflate(packed, name: "a text", dictionary: wrong, maxCount: 1_000)
            }
        }
    }

    @Test("A stream that holds more than the caller allows is refused")
    func tooLong() throws {
        let packed = try Zlib.deflate(bytes, name: "a text")
        #expect { try Zlib.inflate(packed, name: "a text", maxCount: bytes.count - 1) } throws: {
            "\($0)".hasPrefix("zlib cannot read a text")
        }
    }

    @Test("A stream that was cut off is refused")
    func cut() throws {
        let packed = try Zlib.deflate(bytes, name: "a text")
        #expect(throws: CompressionError.self) {
            try Zlib.inflate(Array(packed.dropLast(5)), name: "a text", maxCount: 1 << 20)
        }
    }
}

import Compression
import Testing

@testable import Labels

@Suite("QR codes")
struct QRCodeTests {
    private let code = QRCode("https://rollcall.school.example/m/0123456789abcdefABCDEF")

    @Test("A code has a white margin of four modules and the three finder patterns of the standard")
    func finders() throws {
        let code = try #require(code)
        // 54 bytes at level M need version 4: 33 modules.
        #expect((code.width, code.size) == (33, 41))
        let edge = String(repeating: "#", count: 7)
        for (x, y) in [(4, 4), (30, 4), (4, 30)] {
            let finder = (0..<7).map { row in
                String((0..<7).map { code.isDark(row: y + row, column: x + $0) ? "#" as Character : "." })
            }
            #expect(finder == [edge, "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", edge])
        }
        let margin = (0..<code.size).flatMap { place in
            (0..<4).flatMap { [(place, $0), ($0, place), (place, 40 - $0), (40 - $0, place)] }
        }
        #expect(margin.allSatisfy { !code.isDark(row: $0.0, column: $0.1) })
    }

    @Test("A text that no code can hold has none, nor has one with a NUL in it")
    func tooLong() {
        #expect(QRCode(String(repeating: "a", count: 4_000)) == nil)
        #expect(QRCode("a\0b") == nil)
    }

    @Test("Path and lines of a terminal draw the same modules")
    func sameModules() throws {
        let code = try #require(code)
        var fromPath = Array(repeating: Array(repeating: false, count: code.size), count: code.size)
        for run in code.path.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
            let (x, y, length) = (try #require(Int(run.1)), try #require(Int(run.2)), try #require(Int(run.3)))
            for column in x..<(x + length) { fromPath[y][column] = true }
        }
        let fromLines = code.lines.flatMap { line in
            [line.map { $0 == "▄" || $0 == " " }, line.map { $0 == "▀" || $0 == " " }]
        }
        let modules = (0..<code.size).map { row in (0..<code.size).map { code.isDark(row: row, column: $0) } }
        #expect(fromPath == modules)
        #expect(Array(fromLines.prefix(code.size)) == modules)
        #expect(code.lines.count == 21)
    }
}

@Suite("QR codes as PNG")
struct QRCodePNGTests {
    /// The chunks of a PNG, whose checksums are right.
    private func chunks(_ png: [UInt8]) throws -> [(type: String, data: [UInt8])] {
        #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var (rest, chunks): (ArraySlice<UInt8>, [(type: String, data: [UInt8])]) = (png.dropFirst(8), [])
        while !rest.isEmpty {
            let length = number(rest.prefix(4))
            let body = Array(rest.dropFirst(4).prefix(4 + length))
            #expect(number(rest.dropFirst(8 + length).prefix(4)) == Int(Zlib.crc32(body)))
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    @Test("Each module becomes a square of pixels, dark on white", arguments: [1, 3, 8])
    func pixels(scale: Int) throws {
        let code = try #require(QRCode("https://rollcall.school.example/"))
        let chunks = try chunks(code.png(scale: scale))
        #expect(chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
        let side = code.size * scale
        let header = chunks[0].data
        #expect((number(header[0..<4]), number(header[4..<8])) == (side, side))
        #expect(Array(header[8...]) == [1, 0, 0, 0, 0])
        let stride = 1 + (side + 7) / 8
        let rows = try Zlib.inflate(chunks[1].data, name: "a PNG", maxCount: side * stride + 1)
        #expect(rows.count == side * stride)
        for row in 0..<side {
            #expect(rows[row * stride] == 0)
            for column in 0..<side {
                let isWhite = rows[row * stride + 1 + column / 8] >> UInt8(7 - column % 8) & 1 == 1
                guard isWhite == code.isDark(row: row / scale, column: column / scale) else { continue }
                Issue.record("Pixel \(column), \(row) has the wrong colour.")
            }
        }
    }
}

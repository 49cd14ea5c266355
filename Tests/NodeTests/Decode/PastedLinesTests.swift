import Foundation
import Node
import Testing

/// Lines as people paste them from other programs.
@Suite struct PastedLinesTests {
    private func objects(_ text: String, layer: PacketDecoder.Layer = .hci) -> [String] {
        var (decoder, splitter) = (PacketDecoder(layer: layer), LineSplitter())
        let lines = splitter.append(text.utf8) + (splitter.finish().map { [$0] } ?? [])
        return lines.flatMap { decoder.json($0) } + decoder.finish()
    }

    private static let packet =
        "043e2a02010300060504030201 1e 0201061aff4c000215e2c56db5dffb48d2b060d0f5a71096e000010002c5 c4"

    @Test("What hcidump prints on several lines is one packet")
    func dump() throws {
        let text = try String(contentsOfFile: Files.field("hcidump-raw.txt"), encoding: .utf8)
        let found = objects(text)
        #expect(found.count == 1)
        #expect(found.first?.contains(#""major":1,"minor":2,"measured_power":-59"#) == true)
        #expect(objects("2026-11-27 08:00:00.123456 " + text) == found)
        #expect(objects(text + text + Self.packet) == found + found + found)
    }

    @Test(
        "0x, colons and commas between bytes are passed over",
        arguments: [
            { $0.map { "0x" + $0 }.joined(separator: " ") }, { $0.joined(separator: ":") },
            { $0.map { "0x" + $0 }.joined(separator: ", ") }, { "0x" + $0.joined() }, { $0.joined(separator: "\t") },
        ] as [@Sendable ([String]) -> String])
    func separators(joined: @Sendable ([String]) -> String) {
        let digits = Array(Self.packet.filter { $0 != " " })
        let bytes = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0...$0 + 1]) }
        #expect(objects(joined(bytes)) == objects(Self.packet))
    }

    @Test("A number of one digit after 0x is a byte; 0x alone is none")
    func loneDigits() {
        #expect(objects("0x2 0x1 0x6", layer: .advertising) == objects("02 01 06", layer: .advertising))
        #expect(objects("0x", layer: .advertising).first?.contains("character 2") == true)
        #expect(objects("0x123", layer: .advertising).first?.contains("odd number") == true)
    }

    @Test("A packet whose last lines never come is told as damaged, and what follows is read")
    func unwhole() {
        let found = objects("> 04 3E 2A 02 01\n" + Self.packet)
        #expect(found.count == 2)
        #expect(found.first?.contains("malformed") == true && found.last?.contains("ibeacon") == true)
        #expect(objects("> 04 3E 2A 02 01\n  0g\n" + Self.packet).count == 2)
        #expect(objects("> 04 3E 2A 02 01").count == 1)
    }
}

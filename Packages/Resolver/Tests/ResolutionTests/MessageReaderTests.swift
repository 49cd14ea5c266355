import Testing

@testable import Resolution

@Suite("Reader of messages")
struct MessageReaderTests {
    /// What comes out of a stream that arrives in pieces of so many bytes.
    private func read(_ text: String, pieces: Int = .max) -> (objects: [JSONObject], fault: MessageReader.Fault?) {
        read(Array(text.utf8), pieces: pieces)
    }

    private func read(_ bytes: [UInt8], pieces: Int = .max) -> (objects: [JSONObject], fault: MessageReader.Fault?) {
        var reader = MessageReader()
        var objects: [JSONObject] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            if let fault = piece.withUnsafeBytes({ reader.read($0, into: &objects) }) { return (objects, fault) }
        }
        return (objects, nil)
    }

    @Test("Messages follow each other with nothing or white space between, cut anywhere")
    func cuts() {
        let text = """
            {"HRHomeStationsRequest": [ { "StationDID" : "00:11:22:33:44:55" } ] }{}  {"a":[1,-2.5e+3,true,null]}
            {"ø\\u00f8\\n\\ud83d\\ude00\\\\": {"b": []}}
            """
        let whole = read(text)
        #expect(whole.objects.count == 4 && whole.fault == nil)
        #expect(whole.objects.last?.members.first?.key == Array("øø\n😀\\".utf8))
        for pieces in 1...60 {
            let cut = read(text, pieces: pieces)
            #expect(cut.objects == whole.objects && cut.fault == nil)
        }
    }

    @Test(
        "What is no message ends the stream, wherever it is cut, and what came before counts",
        arguments: [
            ("[]", MessageReader.Fault.malformed), ("\"a\"", .malformed), ("1", .malformed), ("\u{0}", .malformed),
            ("{foo", .malformed), ("{\"a\" 1}", .malformed), ("{\"a\":}", .malformed), ("{\"a\":1,}", .malformed),
            ("{\"a\":[1,]}", .malformed), ("{\"a\":[1}", .malformed), ("{\"a\":01}", .malformed),
            ("{\"a\":1.}", .malformed), ("{\"a\":-}", .malformed), ("{\"a\":1e}", .malformed),
            ("{\"a\":nul}", .malformed), ("{\"a\":NaN}", .malformed), ("{'a':1}", .malformed),
            ("{\"a\":\"\u{0}\"}", .malformed), ("{\"a\":\"\n\"}", .malformed), ("{\"a\":\"\\x\"}", .malformed),
            ("{\"a\":\"\\u12g4\"}", .malformed), ("{,}", .malformed), ("{}}", .malformed), ("{]", .malformed),
            ("{\"a\":\"\\ud800\"}", .encoding), ("{\"a\":\"\\udc00\"}", .encoding),
            ("{\"a\":\"\\ud800\\n\"}", .encoding),
            ("{\"a\":1,\"\\u0061\":2}", .keyTwice), ("{\"a\":[[[[[[[[1]]]]]]]]}", .tooDeep),
        ])
    func faults(text: String, fault: MessageReader.Fault) {
        for pieces in [1, 3, Int.max] {
            let read = read("{\"first\":1} " + text, pieces: pieces)
            #expect(read.fault == fault && read.objects.first?.members.first?.value == .number([0x31]))
        }
    }

    @Test("Text that is no UTF-8 ends the stream", arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
    func encoding(bytes: [UInt8]) {
        let text = Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8)
        #expect(read(text).fault == .encoding && read(text, pieces: 1).fault == .encoding)
    }

    @Test("A key twice is found among many")
    func manyKeys() {
        let members = (0..<500).map { "\"k\($0)\":0" }
        #expect(read("{\(members.joined(separator: ","))}").objects.first?.members.count == 500)
        #expect(read("{\((members + ["\"k0\":1"]).joined(separator: ","))}").fault == .keyTwice)
    }

    @Test("A message of 64 KiB is taken, one byte more is not, and white space between does not count")
    func length() {
        let frame = "{\"a\":\"\"}".utf8.count
        let maximum = "{\"a\":\"\(String(repeating: "x", count: 65_536 - frame))\"}"
        #expect(read(maximum + String(repeating: " ", count: 70_000) + maximum, pieces: 1000).objects.count == 2)
        #expect(read("{\"a\":\"\(String(repeating: "x", count: 65_537 - frame))\"}").fault == .tooLong)
    }

    @Test("Depth 8 is taken, and a bracket 200,000 times is refused at the ninth")
    func depth() {
        #expect(read("{\"a\":[[[[[[[1]]]]]]]}").objects.count == 1)
        #expect(read("{\"a\":" + String(repeating: "[", count: 200_000)).fault == .tooDeep)
        #expect(read(String(repeating: "[", count: 200_000)).fault == .malformed)
    }

    @Test("Half a message is no message yet")
    func half() {
        var reader = MessageReader()
        var objects: [JSONObject] = []
        let fault = Array("{} {\"a".utf8).withUnsafeBytes { reader.read($0, into: &objects) }
        #expect(fault == nil && objects.count == 1 && reader.isWithinMessage)
    }

    @Test("The text of a record is one object and nothing else", arguments: ["", "{}{}", "{} x", "{", "[]"])
    func alone(text: String) {
        #expect(throws: MessageReader.Fault.self) { try JSONObject(text: Array(text.utf8)) }
    }
}

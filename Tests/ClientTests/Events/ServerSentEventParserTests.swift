import Testing

@testable import Client

@Suite("Server-sent events")
struct ServerSentEventParserTests {
    private func events(_ text: String) throws -> [ServerSentEventParser.Event] {
        var parser = ServerSentEventParser()
        return try parser.consume(text.utf8)
    }

    @Test("An event has a name, an id and data")
    func whole() throws {
        let expected = [ServerSentEventParser.Event(name: "whereabouts", data: "{}", lastEventID: "7")]
        #expect(try events("id: 7\nevent: whereabouts\ndata: {}\n\n") == expected)
    }

    @Test("Lines end with LF, CR or CRLF, and mean the same", arguments: ["\n", "\r", "\r\n"])
    func lineEnds(_ end: String) throws {
        let text = ["id: 1", "data: a", "data: b", "", "data: c", "", ""].joined(separator: end)
        let expected = [
            ServerSentEventParser.Event(name: "message", data: "a\nb", lastEventID: "1"),
            ServerSentEventParser.Event(name: "message", data: "c", lastEventID: "1"),
        ]
        #expect(try events(text) == expected)
    }

    @Test("A stream cut after any byte gives the same events", arguments: ["\n", "\r", "\r\n"])
    func cuts(_ end: String) throws {
        let lines = [
            "\u{FEFF}: hello", "id: 12", "event: whereabouts", "data: Zoë → 204", "data:  two", "", "data", "", "",
        ]
        let bytes = Array(lines.joined(separator: end).utf8)
        let expected = try events(String(decoding: bytes, as: UTF8.self))
        #expect(expected.map(\.data) == ["Zoë → 204\n two", ""])
        for cut in 0...bytes.count {
            var parser = ServerSentEventParser()
            #expect(try parser.consume(bytes[..<cut]) + parser.consume(bytes[cut...]) == expected)
        }
        var parser = ServerSentEventParser()
        #expect(try bytes.flatMap { try parser.consume([$0]) } == expected)
    }

    @Test("A comment, an unknown field and an event without data give nothing")
    func nothing() throws {
        #expect(try events(": still here\n\nunknown: 1\n\nevent: whereabouts\n\n").isEmpty)
    }

    @Test("An event without data still moves the id on")
    func idAlone() throws {
        var parser = ServerSentEventParser()
        #expect(try parser.consume("id: 9\n\n".utf8).isEmpty)
        #expect(parser.lastEventID == "9")
    }

    @Test("An id with a NUL and a retry that is no number are passed over")
    func strangeFields() throws {
        var parser = ServerSentEventParser(lastEventID: "3")
        _ = try parser.consume("id: 4\u{0}\nretry: soon\nretry: 250\nretry: 99999999999999999999\n\n".utf8)
        #expect(parser.lastEventID == "3")
        #expect(parser.retry == 250)
    }

    @Test("An event that is still open when the stream ends is not given out, and its id does not count")
    func openAtEnd() throws {
        var parser = ServerSentEventParser()
        #expect(try parser.consume("id: 1\ndata: a\n\nid: 2\ndata: b\n".utf8).map(\.data) == ["a"])
        #expect(parser.lastEventID == "1")
    }

    @Test("An event past the limit is an error, in one line or in many", arguments: ["x", "\ndata: x"])
    func tooLarge(_ part: String) {
        #expect(throws: ServerSentEventParser.TooLarge.self) {
            var parser = ServerSentEventParser(limit: 100)
            _ = try parser.consume("data: \(String(repeating: part, count: 200))".utf8)
        }
    }
}

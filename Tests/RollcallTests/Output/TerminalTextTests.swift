import Testing
import Wire

@testable import rollcall

@Suite("Text for a terminal")
struct TerminalTextTests {
    @Test(
        "What could steer a terminal or fake a line is escaped",
        arguments: [
            ("\u{1B}[31mred", "\\u001b[31mred"), ("a\nb", "a\\u000ab"), ("a\r\nb", "a\\u000d\\u000ab"),
            ("\u{7F}\u{9B}1m", "\\u007f\\u009b1m"), ("\u{202E}abc", "\\u202eabc"), ("a\u{2028}b", "a\\u2028b"),
            ("Zoë 👩‍🚀 → 教室", "Zoë 👩‍🚀 → 教室"),
        ])
    func escaping(_ text: String, _ expected: String) {
        let line: TerminalText = "\(text)"
        #expect(line.description == expected)
    }

    @Test("What the program itself wrote stays")
    func literals() {
        let line: TerminalText = "a\tb \("c\td")"
        #expect(line.description == "a\tb c\\u0009d")
    }

    @Test("JSON keeps its line breaks and hides what a terminal would obey")
    func json() throws {
        let reply = NamedReply(name: "a\u{9B}b\u{1B}c\nd")
        #expect(try PrettyJSON.text(reply) == "{\n  \"name\" : \"a\\u009bb\\u001bc\\nd\"\n}")
        #expect(try PrettyJSON.line(reply) == "{\"name\":\"a\\u009bb\\u001bc\\nd\"}")
    }

    @Test("A JSON text is tidied, and what is none is shown as it is")
    func tidied() {
        #expect(PrettyJSON.tidied("{\"b\":1,\"a\":\"x/y\"}") == "{\n  \"a\" : \"x/y\",\n  \"b\" : 1\n}")
        #expect(PrettyJSON.tidied("no\u{7}json") == "no\\u0007json")
    }

    private struct NamedReply: Encodable {
        let name: String
    }
}

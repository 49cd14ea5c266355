import Foundation
import Testing

@testable import Node

@Suite struct OrderedJSONTests {
    @Test("Keys keep their order")
    func order() {
        let value = OrderedJSON.object([
            ("b", .integer(-1)), ("a", .array([.null, .boolean(false)])), ("c", .object([])),
        ])
        #expect(value.description == #"{"b":-1,"a":[null,false],"c":{}}"#)
    }

    @Test("Any text is valid JSON and reads back")
    func text() throws {
        let text = "\"\\/\u{0}\u{1F}\n\r\u{7F} ü 🛰 \u{2028}"
        let json = OrderedJSON.array([.string(text)]).description
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }
}

import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Fields of the old paths")
struct SkyluxFieldsTests {
    private func fields(_ body: String, _ type: String?, query: String = "") throws -> SkyluxFields {
        var head = HTTPRequest(method: .post, scheme: "http", authority: "h", path: "/skylux/api/device\(query)")
        head.headerFields[.contentType] = type
        return try SkyluxFields(Request(head: head, body: .init(buffer: ByteBuffer())), Data(body.utf8))
    }

    @Test("Names count in any case, in JSON, in a form and in the query")
    func names() throws {
        let json = try fields(#"{"TOKEN": "a", "Mac": 5, "active": true, "x": null, "n": 1.5}"#, "application/json")
        #expect(json["token"] == "a" && json["mac"] == "5" && json["n"] == "1.5" && json["x"] == nil)
        #expect(try json.flag("active") == true && json.flag("none") == nil)
        let form = try fields("Token=a%20b&MAC=c+d&empty=", "application/x-www-form-urlencoded; charset=utf-8")
        #expect(form["token"] == "a b" && form["mac"] == "c d" && form["empty"] == nil)
        let query = try fields("", nil, query: "?Token=t&Active=0")
        #expect(query["token"] == "t")
        #expect(try query.flag("active") == false)
    }

    @Test(
        "What cannot be read is refused",
        arguments: [
            (#"{"a": [1]}"#, "application/json", FailureCode.badArguments), ("[]", "application/json", .badArguments),
            ("{", "application/json", .badArguments), ("", "application/json", nil),
            (#"{"a": 1e400}"#, "application/json", .badArguments), (#"{"a": NaN}"#, "application/json", .badArguments),
            (#"{"MAC": "a", "mac": "b"}"#, "application/json", .badArguments),
            ("a=1&A=2", "application/x-www-form-urlencoded", .badArguments), ("a=1", "text/plain", .wrongContentType),
            ("a=1", nil, .wrongContentType),
        ] as [(String, String?, FailureCode?)])
    func refused(_ body: String, _ type: String?, _ code: FailureCode?) {
        do {
            _ = try fields(body, type)
            #expect(code == nil)
        } catch {
            #expect((error as? Refusal)?.code == code, "\(error)")
        }
    }

    @Test("What is missing, and what is neither true nor false, is named")
    func missing() throws {
        let fields = try fields(#"{"active": "maybe"}"#, "application/json")
        #expect(throws: Refusal(.badArguments, .argumentMissing("token"), argument: "token")) {
            try fields.necessary("token")
        }
        #expect(throws: Refusal.self) { try fields.flag("active") }
    }
}

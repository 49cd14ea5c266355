import Foundation
import Phrases
import Testing
import Wire

@testable import Server

@Suite("Forms with files")
struct MultipartFormTests {
    private static let type = "multipart/form-data; boundary=X"

    private func fields(_ body: String, type: String = Self.type) throws -> [String: String] {
        try FormFields(multipart: Data(body.utf8), contentType: type).single
    }

    private static func part(_ head: String, _ content: String = "East") -> String {
        "--X\r\n\(head)\r\n\r\n\(content)\r\n"
    }

    @Test("Each part has a name and a content, as browsers write them")
    func parts() throws {
        let file = "Content-Disposition: form-data; name=\"csv\"; filename=\"a; name=b.csv\"\r\nContent-Type: text/csv"
        let body =
            "before\r\n" + Self.part("content-disposition:form-data;name=zone_name")
            + Self.part(file, "a\r\n--Y\r\n\rb\r\n") + "--X--\r\n"
        #expect(try fields(body) == ["zone_name": "East", "csv": "a\r\n--Y\r\n\rb\r\n"])
        #expect(try fields(body, type: "multipart/form-data; charset=utf-8; Boundary=\"X\"").count == 2)
        #expect(try fields(Self.part("Content-Disposition: form-data; name=\"a\"", "") + "--X--") == ["a": ""])
    }

    @Test("What is named as a file stays bytes; any other content is text")
    func files() throws {
        let head = Data(Self.part("Content-Disposition: form-data; name=\"image\"", "").dropLast().utf8)
        let body = head + Data([0x81, 0x0d, 0x00]) + Data("\r\n--X--".utf8)
        let fields = try FormFields(multipart: body, contentType: Self.type, files: ["image"])
        #expect(fields.single["image"] == Data([0x81, 0x0d, 0x00]).base64EncodedString())
        #expect(throws: Refusal.self) { try FormFields(multipart: body, contentType: Self.type) }
        // Indices of a part of other data do not begin with 0.
        let slice = (Data("-----".utf8) + body).dropFirst(5)
        #expect(try FormFields(multipart: slice, contentType: Self.type, files: ["image"]).single == fields.single)
    }

    @Test(
        "A form without an end, a name, a boundary or an end of its head is refused",
        arguments: [
            "", "--X", "--X\r\n", "--Y--", part("Content-Disposition: form-data; name=\"a\""),
            part("Content-Disposition: form-data; filename=\"a\"") + "--X--",
            part("Content-Disposition: form-data; name=\"a") + "--X--", part("Content-Type: a") + "--X--",
            "--X\r\nContent-Disposition: form-data; name=\"a\"\r\nEast\r\n--X--",
            "--X\r\nContent-Disposition: form-data; name=\"a\"\r\rEast\r\n--X--",
        ])
    func broken(body: String) {
        #expect(throws: Refusal.self) { try fields(body) }
    }

    @Test("A head is read once, and no more of it than a browser could mean")
    func bounds() throws {
        let disposition = "Content-Disposition: form-data; name=\"a\""
        let twice = Self.part("\(disposition)\r\n\(disposition)") + "--X--"
        #expect(throws: Refusal.self, "two names") { try fields(twice) }
        let many = String(repeating: "content-disposition:\r\n", count: 3_000)
        #expect(throws: Refusal.self, "a head that is cut") { try fields(Self.part(many + disposition) + "--X--") }
        let blank = String(repeating: "X-A: b\r\n", count: 500)
        #expect(try fields(Self.part(blank + disposition) + "--X--") == ["a": "East"])
        #expect(throws: Refusal.self) { try fields(Self.part(blank + blank + disposition) + "--X--") }
        let long = String(repeating: "b", count: 71)
        let body = "--\(long)\r\n\(disposition)\r\n\r\nEast\r\n--\(long)--"
        #expect(throws: Refusal.self, "a boundary") { try fields(body, type: "multipart/form-data; boundary=\(long)") }
        #expect(throws: Refusal.self) { try fields(twice, type: "multipart/form-data") }
    }
}

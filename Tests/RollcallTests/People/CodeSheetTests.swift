import Foundation
import Tables
import Testing
import Wire

@testable import rollcall

@Suite("One-time codes in a file")
struct CodeSheetTests {
    @Test("Each has a line, and an address that begins like a formula is defused")
    func text() {
        let codes = [
            ClaimCodeRecord(email: "ada@school.example", code: "0000-1111"),
            ClaimCodeRecord(email: "=cmd()@school.example", code: "2222-3333"),
        ]
        #expect(
            StudentsCommand.CodeSheet.text(codes, until: Date(timeIntervalSince1970: 0), separator: .comma)
                == [
                    "\u{feff}email,code,holds_until", "ada@school.example,0000-1111,1970-01-01T00:00:00.000Z",
                    "'=cmd()@school.example,2222-3333,1970-01-01T00:00:00.000Z", "",
                ].joined(separator: "\r\n"))
    }

    @Test("The file is new, and for its owner alone")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "codes-\(UUID().uuidString).csv").path
        let file = try PrivateFile(new: path)
        defer { file.remove() }
        try file.write("secret")
        #expect(throws: CommandError.self) { try PrivateFile(new: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "secret")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}

import Beacon
import Foundation
import Testing
import Wire

@testable import rollcall

@Suite("Arguments")
struct ArgumentTests {
    @Test("A person is an e-mail address or a positive number")
    func person() {
        #expect(PersonArgument(argument: "ada@school.example") == .email("ada@school.example"))
        #expect(PersonArgument(argument: "12") == .id(12))
        for text in ["", "ada", "0", "-3", "99999999999999999999"] {
            #expect(PersonArgument(argument: text) == nil)
        }
    }

    @Test("A beacon heard has an identity, and a level where it is known")
    func beacon() throws {
        let uuid = "f7826da6-4fa2-4e98-8024-bc5b71e0893e"
        let plain = try #require(StudentClientCommands.BeaconArgument(argument: "\(uuid)/1/65535")).heard
        #expect(plain.uuid.description == uuid)
        #expect((plain.major, plain.minor) == (1, 65535))
        #expect(plain.rssi == nil)
        #expect(StudentClientCommands.BeaconArgument(argument: "\(uuid)/1/2@-71")?.heard.rssi == -71)
    }

    @Test(
        "A beacon of another shape is refused",
        arguments: ["", "@", "//", "x/1/2", "/1", "/1/65536", "/1/2/3", "/1/2@", "/1/2@loud", "/1/2@-200", "/-1/2"])
    func notBeacon(_ rest: String) {
        #expect(StudentClientCommands.BeaconArgument(argument: "f7826da6-4fa2-4e98-8024-bc5b71e0893e\(rest)") == nil)
    }

    @Test("A password is the only line of its file", arguments: ["open sesame", "open sesame\n", "open sesame\r\n"])
    func password(_ text: String) throws {
        #expect(try PasswordFile.password(in: Data(text.utf8), of: "p") == "open sesame")
    }

    @Test("No line, two lines, or a file that is no text hold no password", arguments: ["", "\n", "a\nb", "a\n\n"])
    func notPassword(_ text: String) {
        #expect(throws: CommandError.self) { try PasswordFile.password(in: Data(text.utf8), of: "p") }
        #expect(throws: CommandError.self) { try PasswordFile.password(in: Data([0xFF, 0xFE]), of: "p") }
        #expect(throws: CommandError.self) { try PasswordFile.password(in: Data(count: 5000), of: "p") }
    }

    @Test("A file that is not there is told by its name")
    func noPasswordFile() {
        let error = #expect(throws: CommandError.self) { try PasswordFile.read("/nonexistent/password") }
        #expect(error?.message.contains("/nonexistent/password") == true)
    }
}

import Foundation
import Testing

@testable import rollcall

@Suite("Session file")
struct SessionFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString)")
    private let session = SessionFile.Session(server: "http://127.0.0.1:8080", username: "a@b.example", session: "abc")

    private var file: SessionFile { SessionFile(path: folder.appending(path: "state/session.json").path) }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("What was saved is loaded, and only its owner may read it")
    func saved() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.save(session)
        #expect(try file.load() == session)
        #expect(try mode(file.path) == 0o600)
        #expect(try mode(folder.appending(path: "state").path) == 0o700)
    }

    @Test("Saving again replaces the session, tightens the mode and leaves nothing beside it")
    func replaced() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.save(session)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        let other = SessionFile.Session(server: "http://h", username: "c@d.example", session: "def")
        try file.save(other)
        #expect(try file.load() == other)
        #expect(try mode(file.path) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "state").path).count == 1)
    }

    @Test("Without a file nobody is logged in, and after removing it nobody is")
    func absent() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try file.load() == nil)
        try file.remove()
        try file.save(session)
        try file.remove()
        #expect(try file.load() == nil)
    }

    @Test("A file that is none of ours asks to log in again")
    func broken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.save(session)
        try Data("{".utf8).write(to: URL(filePath: file.path))
        let error = #expect(throws: CommandError.self) { try file.load() }
        #expect(error?.status == .notAllowed)
    }

    @Test("A place that cannot be written is told")
    func unwritable() {
        let error = #expect(throws: CommandError.self) {
            try SessionFile(path: "/proc/nowhere/session.json").save(session)
        }
        #expect(error?.hint?.contains("ROLLCALL_SESSION_FILE") == true)
    }

    @Test("Its place follows the environment")
    func place() {
        #expect(SessionFile(environment: ["ROLLCALL_SESSION_FILE": "/s"]).path == "/s")
        #expect(SessionFile(environment: ["XDG_STATE_HOME": "/x", "HOME": "/h"]).path == "/x/rollcall/session.json")
        #expect(SessionFile(environment: ["HOME": "/h"]).path == "/h/.local/state/rollcall/session.json")
        #expect(
            SessionFile(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]).path
                == "/h/.local/state/rollcall/session.json")
    }
}

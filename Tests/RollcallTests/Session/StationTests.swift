import ArgumentParser
import Client
import Foundation
import Testing

@testable import rollcall

@Suite("Stations")
struct StationTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString)")
    private let session = SessionFile.Session(server: "https://s:1", username: "a@b.example", session: "abc")

    private var environment: [String: String] { ["XDG_STATE_HOME": home.path] }
    private var folder: StationFolder { StationFolder(environment: environment) }

    private func station(_ name: String, login: SessionFile.Session? = nil) -> Station {
        Station(name: name, serial: "S1", server: "https://s:1", ca: "/ca.pem", login: login)
    }

    @Test("What was kept is found by its name, and only its owner may read it")
    func kept() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        #expect(try folder.all().isEmpty)
        try folder.save(station("roof", login: session))
        try folder.save(station("gate"))
        #expect(try folder.station("roof") == station("roof", login: session))
        #expect(try folder.all().map(\.name) == ["gate", "roof"])
        let file = try FileManager.default.attributesOfItem(atPath: folder.path + "/roof.json")
        #expect(file[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
        try folder.remove("gate")
        #expect(try folder.all().map(\.name) == ["roof"])
    }

    @Test("A name that is not kept, or could be a path, is a usage error", arguments: ["gate", "../roof", "", ".roof"])
    func unknown(_ name: String) throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try folder.save(station("roof"))
        let error = #expect(throws: CommandError.self) { try folder.station(name) }
        #expect(error?.status == .usage && error?.hint?.contains("rollcall stations") == true)
        #expect(throws: CommandError.self) { try StoredLogin(station: name, environment: environment) }
    }

    @Test("A file that is none of ours is told, with what to do")
    func broken() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try folder.save(station("roof"))
        try Data("{".utf8).write(to: URL(filePath: folder.path + "/roof.json"))
        let error = #expect(throws: CommandError.self) { try folder.station("roof") }
        #expect(error?.hint?.contains("stations add roof") == true)
    }

    @Test("The login of a station is kept apart from the session file, and ends alone")
    func logins() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let other = SessionFile.Session(server: "https://t:2", username: "c@d.example", session: "def")
        try StoredLogin(station: nil, environment: environment).save(other)
        try folder.save(station("roof"))
        #expect(try StoredLogin(station: "roof", environment: environment).load() == nil)
        try StoredLogin(station: "roof", environment: environment).save(session)
        #expect(try StoredLogin(station: "roof", environment: environment).load() == session)
        #expect(try StoredLogin(station: nil, environment: environment).load() == other)
        try StoredLogin(station: "roof", environment: environment).remove()
        #expect(try folder.station("roof") == station("roof"))
        #expect(try SessionFile(environment: environment).load() == other)
    }

    @Test("A station leads to its server, whatever the environment says")
    func destination() throws {
        let destination = try Destination(
            named: nil, station: station("roof"), session: session, environment: ["ROLLCALL_SERVER": "http://other"])
        #expect(destination.server.text == "https://s:1")
        guard case .session("abc") = destination.credential else {
            Issue.record("The session of the station is not shown.")
            return
        }
    }

    @Test(
        "The option may stand before the command and after it",
        arguments: ["--station roof whoami", "whoami --station roof", "--station roof doors list --json"])
    func option(_ line: String) throws {
        let command = try Rollcall.parseAsRoot(line.split(separator: " ").map(String.init))
        #expect((command as? any RemoteCommand)?.remote.chosen.station == "roof")
    }

    @Test("Where no station is named, there is none")
    func noOption() throws {
        let command = try Rollcall.parseAsRoot(["doors", "list"])
        #expect((command as? any RemoteCommand)?.remote.chosen.station == nil)
    }
}

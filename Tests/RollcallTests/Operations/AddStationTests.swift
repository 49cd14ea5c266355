import ArgumentParser
import Foundation
import Resolution
import Resolving
import Testing

@testable import rollcall

@Suite("Adding and changing stations")
struct AddStationTests {
    private static let code = "7K4M9-QXT2W-PAB3C-D5EFG-HJKMN"

    /// The words of a line in which `CODE` and `LINK` stand for them.
    private func words(_ line: String) -> [String] {
        let link = "rollcall://station?serial=x&code=\(Self.code)&resolver=r"
        let texts = line.split(separator: " ").map { $0 == "LINK" ? link : $0 == "CODE" ? Self.code : String($0) }
        return ["stations"] + texts
    }

    @Test(
        "Each way to a station is understood",
        arguments: [
            "add roof LINK", "add roof LINK --ca c.pem --insecure-resolver --username a@b",
            "add roof --serial S --resolver r", "add roof --serial S --resolver r --resolver [::1]:9 --code CODE",
            "add roof --serial S --resolver r --resolver-certificate c.pem --host h --port 1 --one-time-code 1",
            "add roof --serial S --server https://h --code 123456", "edit roof --rename gate", "find roof --json",
            "edit roof --code CODE", "edit roof --no-insecure-resolver --resolver r",
        ])
    func understood(_ line: String) throws {
        _ = try Rollcall.parseAsRoot(words(line))
    }

    @Test(
        "A wrong one is a usage error",
        arguments: [
            "add roof", "add roof rollcall://station?serial=x", "add roof LINK --serial S",
            "add roof LINK --server https://h", "add roof LINK --code CODE", "add roof --resolver r",
            "add roof --serial S --resolver r --server https://h", "add roof --serial S --resolver r --code 1",
            "add roof --serial S --resolver a/b", "add roof --serial ø --resolver r", "edit roof", "edit roof --code 1",
            "add roof --serial S --resolver a --resolver b --resolver c --resolver d --resolver e",
            "add roof --serial S --resolver r --port 0", "edit roof --rename ..", "find",
            "add roof --serial S --resolver r --resolver-certificate c --insecure-resolver",
        ])
    func refused(_ line: String) {
        let error = #expect(throws: (any Error).self) {
            try Rollcall.parseAsRoot(words(line))
        }
        #expect(error.map { Rollcall.exitCode(for: $0).rawValue } == 64)
    }

    @Test("A file that says what cannot be is told, and a counter never falls")
    func files() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = StationFolder(environment: ["XDG_STATE_HOME": home.path])
        let host = try #require(ResolverHost("r"))
        var resolved = ResolvedStation(resolvers: [host], code: nil)
        resolved.counter = 9
        try folder.save(Station(name: "roof", serial: "S", resolved: resolved))
        var known = try #require(resolved.known(serial: "S"))
        known.counter = 8
        try folder.keep(known, as: "roof")
        #expect(try folder.station("roof").resolved?.counter == 9)
        known.counter = 10
        try folder.keep(known, as: "roof")
        #expect(try folder.station("roof").resolved?.counter == 10)
        resolved.resolvers = ["a/b"]
        #expect(throws: CommandError.self) {
            try StationLocator(Station(name: "roof", serial: "S", resolved: resolved), authority: nil)
        }
    }
}

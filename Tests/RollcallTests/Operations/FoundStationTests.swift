import DaemonSupport
import Foundation
import HTTPTypes
import HummingbirdCore
import LoopbackServer
import Resolution
import StationSupport
import TestSupport
import Testing

@Suite("Stations that are looked for", .mustEnd)
struct FoundStationTests {
    private let station = SigningStation()
    private let certificate = TestCertificate.first

    /// A server of a house: it lets anybody in, says who is there, and is healthy.
    private func serve(
        _ certificate: TestCertificate = .first, _ body: (Int) async throws -> Void
    ) async throws {
        let tls = try serverTLS(certificate: certificate.certificate, key: certificate.key)
        let headers: HTTPFields = [.setCookie: "rollcall_session=abc123; HttpOnly"]
        try await LoopbackServer.run(tls: tls) { request, text in
            if request.method == .get { return .text(#"{"status": "healthy"}"#) }
            guard text.contains("universal.login") || request.headers[.cookie] == "rollcall_session=abc123" else {
                return .text(#"{"successful": false, "reason": "Log in.", "code": "login_necessary"}"#)
            }
            return .text(#"{"successful": true, "classification": "staff"}"#, headers: headers)
        } _: { url in
            try await body(try #require(url.port))
        }
    }

    private func record(_ counter: Int64, _ port: Int, _ pem: String? = nil) throws -> String {
        station.record(counter, port: port, tls: try certificateHash(pem ?? certificate.certificate))
    }

    /// Adds the station, logged in, and found by a real resolver.
    private func added(_ body: (RollcallProgram, RealResolver, Int) async throws -> Void) async throws {
        try await serve { port in
            try await RealResolver.run(knowing: station) { resolver in
                try await resolver.take(station.update(record(7, port)))
                try await RollcallProgram.open { rollcall in
                    try rollcall.write("secret word", to: "password")
                    let line = try await rollcall(
                        "stations", "add", "house", "--serial", "00-0C-29-AB-CD-EF", "--resolver",
                        resolver.host.description, "--code", station.code.text, "--insecure-resolver", "--username",
                        "a@b.example", "--password-file", rollcall.path("password"))
                    #expect(line.hasPrefix("Added station house at 127.0.0.1: logged in as a@b.example."))
                    try await body(rollcall, resolver, port)
                }
            }
        }
    }

    private func kept(_ rollcall: RollcallProgram) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: rollcall.path("stations/house.json")))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("A station is added by its code, kept without the password, and spoken to as whoever logged in")
    func life() async throws {
        try await added { rollcall, resolver, port in
            let file = rollcall.path("stations/house.json")
            #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("secret word"))
            #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
            let found = try #require(try kept(rollcall)["resolved"] as? [String: Any])
            #expect(found["counter"] as? Int == 7 && found["addresses"] as? [String] == ["127.0.0.1"])
            #expect(found["key"] as? String == Hex.text(station.publicKey) && found["certificate"] != nil)

            let list = try await rollcall("stations", "list")
            for word in ["house", station.serial, station.code.text, "a@b.example"] { #expect(list.contains(word)) }
            let shown = try await rollcall("stations", "find", "house")
            #expect(shown.contains("a record with the counter 7") && shown.contains("healthy"))

            try await resolver.take(station.update(record(8, port)))
            #expect(try await rollcall("--station", "house", "health").contains("healthy"))
            let again = try #require(try kept(rollcall)["resolved"] as? [String: Any])
            #expect(again["counter"] as? Int == 8)
            #expect(try await rollcall("logout", "--station", "house").hasPrefix("Logged out of https://localhost:"))
            #expect(try kept(rollcall)["login"] == nil)
            #expect(try await rollcall("stations", "remove", "house") == "Removed station house.\n")
        }
    }

    @Test("Where no resolver answers, the last known address is tried, and a warning says so")
    func lastKnown() async throws {
        try await added { rollcall, _, _ in
            _ = try await rollcall("stations", "edit", "house", "--resolver", "127.0.0.1:1", "--rename", "home")
            let ended = try await rollcall.run(["--station", "home", "health"])
            #expect(ended.status == 0 && ended.text.contains("healthy"))
            #expect(ended.complaint.contains("No resolver knows where the station home is: 127.0.0.1:1: connection"))
            #expect(ended.complaint.contains("Trying the address that worked"))
        }
    }

    @Test("A station that moves while its old address is tried is found at the new one")
    func moved() async throws {
        try await added { rollcall, resolver, port in
            let silent = try SilentListener()
            try await resolver.take(station.update(record(8, silent.port)))
            async let found = rollcall.run(["stations", "find", "house"])
            await silent.connected()
            try await resolver.take(station.update(record(9, port)))
            let ended = try await found
            #expect(ended.status == 0 && ended.text.contains("healthy"), "\(ended.complaint)")
        }
    }

    @Test("What was edited while a command was under way stays")
    func editedMeanwhile() async throws {
        try await added { rollcall, resolver, port in
            let silent = try SilentListener()
            try await resolver.take(station.update(record(8, silent.port)))
            async let found = rollcall.run(["stations", "find", "house"])
            await silent.connected()
            _ = try await rollcall("stations", "edit", "house", "--resolver", "127.0.0.1:1")
            try await resolver.take(station.update(record(9, port)))
            #expect(try await found.status == 0)
            let resolved = try #require(try kept(rollcall)["resolved"] as? [String: Any])
            #expect(resolved["resolvers"] as? [String] == ["127.0.0.1:1"])
        }
    }

    @Test("A resolver that goes back, or names another key, is not believed")
    func lies() async throws {
        try await added { rollcall, _, port in
            let older = SigningStation.reply(try station.sign(record(6, port)))
            try await FakeResolver.run(saying: { _ in older }) { liar in
                _ = try await rollcall("stations", "edit", "house", "--resolver", liar.host.description)
                let ended = try await rollcall.run(["--station", "house", "health"])
                #expect(ended.status == 0 && ended.complaint.contains("older than one seen before (counter 6)"))
            }
            let other = SigningStation(station.serial)
            let lie = SigningStation.reply(try other.sign(record(9, port)))
            try await FakeResolver.run(saying: { _ in lie }) { liar in
                _ = try await rollcall("stations", "edit", "house", "--resolver", liar.host.description)
                let ended = try await rollcall.run(["stations", "find", "house"])
                #expect(ended.complaint.contains("the key does not match the code"))
            }
        }
    }

    @Test("Another certificate than the one of the record gets nothing")
    func wrongCertificate() async throws {
        try await added { rollcall, resolver, port in
            let second = TestCertificate.second.certificate
            try await resolver.take(station.update(record(8, port, second)))
            let ended = try await rollcall.run(["--station", "house", "whoami"])
            #expect(ended.status == 3 && ended.complaint.contains("The server that answered is not the station house"))
        }
    }

    @Test("A link has all that is needed, and without a code nobody is believed unseen")
    func links() async throws {
        try await serve { port in
            try await RealResolver.run(knowing: station, findable: true) { resolver in
                try await resolver.take(station.update(record(7, port)))
                try await RollcallProgram.open { rollcall in
                    let serial = try #require(Serial(station.serial))
                    let link = try #require(
                        StationLink(serial: serial, code: station.code, resolvers: [resolver.host]))
                    let line = try await rollcall("stations", "add", "house", link.text, "--insecure-resolver")
                    #expect(line.hasPrefix("Added station house at 127.0.0.1: not logged in."))
                    let ended = try await rollcall.run([
                        "stations", "add", "home", "--serial", station.serial, "--resolver",
                        resolver.host.description, "--insecure-resolver",
                    ])
                    #expect(ended.status == 64 && ended.complaint.contains("--code \(station.code.text)"))
                    #expect(try await !rollcall("stations", "list").contains("home"))
                }
            }
        }
    }

    @Test("Of a resolver of the old kind, the name in the station's certificate has to be given")
    func oldResolver() async throws {
        try await serve { port in
            let reply = #"{"HRHomeStationReply": [{"StationDID": "x", "StationIP": "127.0.0.1"}]}"#
            try await FakeResolver.run(saying: { _ in reply }) { resolver in
                try await RollcallProgram.open { rollcall in
                    let line = [
                        "stations", "add", "house", "--serial", station.serial, "--resolver",
                        resolver.host.description, "--insecure-resolver", "--port", "\(port)",
                    ]
                    let refused = try await rollcall.run(line)
                    #expect(refused.status == 3 && refused.complaint.contains("without proof"))
                    try rollcall.write(certificate.certificate, to: "ca.pem")
                    let added = try await rollcall.run(
                        line + ["--host", "localhost", "--ca", rollcall.path("ca.pem")])
                    #expect(added.status == 0)
                    #expect(try await rollcall("stations", "find", "house").contains("127.0.0.1, without proof"))
                    try rollcall.write(TestCertificate.second.certificate, to: "ca.pem")
                    #expect(try await rollcall.run(["stations", "find", "house"]).status == 2)
                }
            }
        }
    }
}

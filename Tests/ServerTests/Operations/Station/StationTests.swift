import Configuration
import Daemon
import Foundation
import Resolver
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("The server as a station", .mustEnd, .sharesSchool)
struct StationTests {
    private static let serial = "00:0c:29:ab:cd:ef"

    private static func settings(
        _ servers: [String], _ folder: ResolverFolder, invitation: String? = nil
    ) -> [AbsoluteConfigKey: ConfigValue] {
        var settings: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.resolver.servers": .init(.stringArray(servers), isSecret: false),
            "rollcall.resolver.serial": .init(.string(serial), isSecret: false),
            "rollcall.resolver.ca": .init(.string(folder.certificates.files.certificate), isSecret: false),
        ]
        settings["rollcall.resolver.invitation"] = invitation.map { .init(.string($0), isSecret: true) }
        return settings
    }

    /// A school whose server is registered at a resolver.
    private static func registered(
        _ body: @escaping @Sendable (inout School, ResolverFolder, RunningResolver) async throws -> Void
    ) async throws {
        let folder = try ResolverFolder()
        let resolver = try await RunningResolver.start(folder)
        let invitation = try folder.list().invite(serial)
        try await School.open(settings: settings([resolver.name], folder, invitation: invitation)) { school in
            try await school.station { $0.resolvers.first?.state == .accepted }
            try await body(&school, folder, resolver)
        }
        try await resolver.stop()
    }

    @Test("It registers with its invitation, tells its address, and is reached")
    func registers() async throws {
        try await Self.registered { school, folder, resolver in
            let station = try await school.station { $0.resolvers.first?.reachable != nil }
            let line = try #require(try folder.list().lines().first)
            #expect(line.serial == Self.serial && line.standing == "signed" && line.address == "127.0.0.1")
            #expect(line.code == station.code && line.findable == "code")
            #expect(station.serial == Self.serial && station.address == "127.0.0.1")
            #expect(station.port == school.server.port && station.resolvers[0].reachable == true)
            #expect(station.resolvers[0].host == resolver.name && station.resolvers[0].acceptedAt != nil)
            #expect(station.link?.hasPrefix("rollcall://station?serial=\(Self.serial)&code=\(station.code)") == true)
            #expect(station.label?.hasPrefix("<svg") == true)
        }
    }

    @Test("What an admin changes is told at once")
    func edits() async throws {
        try await Self.registered { school, folder, _ in
            _ = try await school.admin(EditStation(findable: .serial, port: 4443))
            try await eventually("the resolver has the new record") {
                try folder.list().lines().first?.findable == "serial"
            }
            let station = try await school.station { $0.port == 4443 }
            #expect(station.findable == .serial)
            let entries = try await school.admin(GetAudit(action: "station_edited")).entries
            #expect(entries.first?.details["port"] == "4443")
        }
    }

    @Test("A resolver that comes back is told again")
    func resolverRestarts() async throws {
        try await Self.registered { school, folder, resolver in
            let before = try #require(try folder.list().lines().first?.counter)
            try await resolver.stop()
            try await school.station { $0.resolvers.first?.state == .unreachable }
            let again = try await RunningResolver.start(folder, port: resolver.port)
            try await school.station { $0.resolvers.first?.state == .accepted }
            #expect(try #require(try folder.list().lines().first?.counter) > before)
            try await again.stop()
        }
    }

    @Test("A wrong invitation is told as the reason, and the right one mends it")
    func invitation() async throws {
        let folder = try ResolverFolder()
        let resolver = try await RunningResolver.start(folder)
        let right = try folder.list().invite(Self.serial)
        let settings = Self.settings([resolver.name], folder, invitation: "0000-0000-0000-0000")
        try await School.open(settings: settings) { school in
            let refused = try await school.station { $0.resolvers.first?.state == .refused }
            #expect(refused.resolvers[0].reason == "invitation")
            _ = try await school.admin(EditStation(invitation: right))
            try await school.station { $0.resolvers.first?.state == .accepted }
        }
        try await resolver.stop()
    }

    @Test("Another key is vouched for by the one before, and its code takes the place of the old one")
    func newKey() async throws {
        try await Self.registered { school, folder, _ in
            let before = try await school.admin(GetStation())
            _ = try await school.admin(EditStation(newKey: true))
            try await eventually("the resolver has the new key") {
                try folder.list().lines().first?.code != before.code
            }
            let after = try await school.station { $0.resolvers.first?.state == .accepted }
            let known = try folder.list().lines().first?.code
            #expect(after.code != before.code && after.code == known)
            #expect(after.link != before.link)
        }
    }

    @Test("Another server that takes over goes on with the serial number and a higher counter")
    func takesOver() async throws {
        try await Self.registered { school, folder, resolver in
            let before = try #require(try folder.list().lines().first)
            try await school.server.stop()
            school.server = try await RunningServer.start(
                on: school.database, clock: school.clock, settings: Self.settings([resolver.name], folder))
            school.admin = try await Peer(port: school.server.port).loggedIn(as: Template.admin)
            try await eventually("the other one has told its address") {
                try #require(try folder.list().lines().first?.counter) > before.counter ?? 0
            }
            #expect(try folder.list().lines().map(\.code) == [before.code])
        }
    }

    @Test("Without resolvers it has a serial number and a code, and no link")
    func alone() async throws {
        try await School.shared { school in
            let station = try await school.admin(GetStation(label: .text))
            #expect(!station.serial.isEmpty && station.code.count == 29 && station.link == nil && station.label == nil)
            #expect(station.resolvers.isEmpty && station.findable == .code)
        }
    }

    @Test("What cannot be told is refused")
    func refused() async throws {
        try await School.open { school in
            let edits = [
                EditStation(port: 0), EditStation(port: 65_536), EditStation(servers: ["a:b:c"]),
                EditStation(servers: ["a", "b", "c", "d", "e"]), EditStation(invitation: "abc"),
            ]
            for edit in edits {
                let refusal = try await school.admin.refusal(of: edit)
                #expect(refusal.code == .badArguments)
            }
        }
    }

    @Test("Admins hear how resolvers stand, and nobody else does")
    func events() async throws {
        try await School.open { school in
            let admins = try await EventStream(school.admin)
            let staff = try await school.makePeer(.staff)
            let others = try await EventStream(staff)
            _ = try await school.admin(EditStation(servers: ["127.0.0.1:1"]))
            // The plan is told first, and each resolver once there is something to say of it.
            var hosts: [String] = []
            while hosts.isEmpty {
                hosts = try #require(try await admins.next("station", as: StationEvent.self)).resolvers.map(\.host)
            }
            #expect(hosts == ["127.0.0.1:1"])
            // Their stream ends with their session: by then they have heard what there was.
            _ = try await staff(Logout())
            #expect(try await others.next("station", as: StationEvent.self) == nil)
        }
    }

    @Test("While no resolver takes its address an alert is open")
    func alert() async throws {
        let folder = try ResolverFolder()
        let resolver = try await RunningResolver.start(folder)
        try await School.open(settings: Self.settings([resolver.name], folder)) { school in
            try await school.station { $0.resolvers.first?.state == .refused }
            school.clock.advance(by: 890)
            try await school.station { $0.resolvers.first?.state == .refused }
            #expect(try await school.admin(GetAlerts()).alerts.isEmpty)
            school.clock.advance(by: 20)
            let alert = try await school.alert(.stationUnreachable)
            #expect(alert.text.contains("15 min"))
            _ = try await school.admin(EditStation(invitation: try folder.list().invite(Self.serial)))
            try await school.station { $0.resolvers.first?.state == .accepted }
            try await eventually("the alert is over") {
                school.clock.advance(by: 40)
                return try await school.admin(GetAlerts(state: .open)).alerts.isEmpty
            }
        }
        try await resolver.stop()
    }
}

extension School {
    /// Waits until the station is as it should be.
    @discardableResult
    func station(_ holds: (GetStation.Reply) -> Bool) async throws -> GetStation.Reply {
        var station = try await admin(GetStation())
        try await eventually("the station is as expected") {
            station = try await admin(GetStation())
            return holds(station)
        }
        return station
    }
}

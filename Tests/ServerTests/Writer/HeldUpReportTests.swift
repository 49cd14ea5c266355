import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Reports that were held up on their way", .mustEnd)
struct HeldUpReportTests {
    /// A scanner that tells its uptime, and has been known for a while.
    private func withNode(
        _ body: @escaping @Sendable (_ school: School, _ scanner: Peer, _ badge: BeaconIdentity) async throws -> Void
    ) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            #expect(try await scanner.refusal(of: report(badge, in: school)).code == .unavailable)
            try await school.pass(100)
            _ = try await scanner(report(badge, in: school))
            try await body(school, scanner, badge)
        }
    }

    /// One sighting of now.
    /// - Parameter ahead: seconds by which the node's clock on the wall is wrong.
    private func report(_ badge: BeaconIdentity, in school: School, ahead: TimeInterval = 0) -> Report {
        let now = school.now + ahead
        let uptime = UptimeRecord(boot: "boot", seconds: 5_000 + school.clock.uptime / .seconds(1))
        return Report(
            spool: UUID().uuidString, sequence: 0, sentAt: now, uptime: uptime,
            sightings: [SightingRecord(uuid: badge.uuid, major: badge.major, minor: badge.minor, heardAt: now)])
    }

    private func newest(in school: School) async throws -> Date {
        try await school.sql.query("select max(heard_at) from sighting")[0].decode(0)
    }

    @Test("Their sightings keep the time at which they were heard, however often that happens")
    func dating() async throws {
        try await withNode { school, scanner, badge in
            for _ in 0..<3 {
                let (heldUp, heardAt) = (report(badge, in: school), school.now)
                try await school.pass(150)
                _ = try await scanner(heldUp)
                #expect(abs(try await newest(in: school).timeIntervalSince(heardAt)) < 0.002)
                try await school.pass(50)
            }
        }
    }

    @Test("A node whose clock was set is not taken for one whose reports take long", arguments: [-300.0, 4_000])
    func clock(ahead: TimeInterval) async throws {
        try await withNode { school, scanner, badge in
            try await school.pass(100)
            _ = try await scanner(report(badge, in: school, ahead: ahead))
            #expect(abs(try await newest(in: school).timeIntervalSince(school.now)) < 0.002)
        }
    }

    @Test("A heartbeat that was held up tells of when it was sent")
    func heartbeat() async throws {
        try await withNode { school, scanner, badge in
            try await school.pass(100)
            let (sentAt, uptime) = (school.now, report(badge, in: school).uptime)
            try await school.pass(200)
            _ = try await scanner(Heartbeat(spoolDepth: 0, sentAt: sentAt, uptime: uptime))
            let seen: Date = try await school.sql.query("select last_seen_at from scanner")[0].decode(0)
            #expect(abs(seen.timeIntervalSince(sentAt)) < 0.002)
        }
    }

    @Test("An uptime that is none is refused", arguments: [-1, 2e12])
    func bad(seconds: Double) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let refusal = try await scanner.refusal(
                of: Heartbeat(uptime: UptimeRecord(boot: "b", seconds: seconds)))
            #expect(refusal.code == .badArguments && refusal.reason.contains("uptime.seconds"))
        }
    }
}

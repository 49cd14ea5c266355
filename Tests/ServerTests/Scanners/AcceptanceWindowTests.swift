import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Wire

@Suite(.mustEnd)
struct AcceptanceWindowTests {
    @Test("A node whose clock is an hour off is believed about how long ago it heard", arguments: [-3600.0, 3600])
    func clockOff(offset: TimeInterval) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            try await school.pass(60)
            let nodeTime = school.now.addingTimeInterval(offset)
            let sighting = SightingRecord(
                uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: -60,
                heardAt: nodeTime.addingTimeInterval(-10))
            _ = try await scanner(Report(spool: "s", sequence: 0, sentAt: nodeTime, sightings: [sighting]))
            let heardAt: Date = try await school.sql.query("select heard_at from sighting")[0].decode(0)
            #expect(heardAt == school.now.addingTimeInterval(-10))
        }
    }

    @Test("What is more than 5 s ahead is refused singly; what is less is taken as heard now")
    func ahead() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            for (seconds, stored) in [(5.0, 1), (5.001, 0), (1e6, 0)] {
                let report = school.report(badge, heardAt: school.now.addingTimeInterval(seconds))
                let reply = try await scanner(report)
                #expect(reply.stored == stored && reply.refused == 1 - stored, "\(seconds) s ahead")
            }
            let heardAt: Date = try await school.sql.query("select heard_at from sighting")[0].decode(0)
            #expect(heardAt == school.now)
        }
    }

    @Test("What is older than a spool may hold is refused singly, to the millisecond")
    func tooOld() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let oldest = Date(timeIntervalSince1970: 1_788_220_800 - 14 * 86_400)
            for (heardAt, stored) in [(oldest, 1), (oldest.addingTimeInterval(-0.001), 0), (.distantPast, 0)] {
                let safe = max(heardAt, Date(timeIntervalSince1970: 0))
                let reply = try await scanner(school.report(badge, heardAt: safe))
                #expect(reply.stored == stored && reply.refused == 1 - stored, "\(safe)")
            }
        }
    }

    @Test("A node may say any time of the calendar without harm")
    func extremes() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let times = ["1900-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-09-01T08:30:00.000Z"]
            for (index, (sent, heard)) in times.flatMap({ sent in times.map { (sent, $0) } }).enumerated() {
                let answer = try await scanner.post(
                    """
                    {"spool": "s", "sequence": \(index), "sent_at": "\(sent)", "sightings": [{"uuid": "\(badge.uuid)",
                    "major": \(badge.major), "minor": \(badge.minor), "heard_at": "\(heard)"}]}
                    """, to: "/post/scanner.report")
                #expect(answer.object?["stored"] as? Int == (sent == heard ? 1 : 0), "\(sent) \(heard)")
            }
        }
    }
}

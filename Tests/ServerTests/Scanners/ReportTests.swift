import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ReportTests {
    @Test("A batch sent twice is stored once and answered alike, one after the other and after a restart")
    func twice() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            var scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let report = school.report(badge, badge, badge)
            let first = try await scanner.answer(to: report)
            #expect(first.object?["stored"] as? Int == 3)
            #expect(try await scanner.answer(to: report).body == first.body)
            try await school.restart()
            scanner.port = school.server.port
            #expect(try await scanner.answer(to: report).body == first.body)
            #expect(try await school.count("select count(*) from sighting") == 3)
            #expect(try await school.count("select count(*) from batch") == 1)
        }
    }

    @Test("A batch sent many times at once is stored once and answered alike")
    func atOnce() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let report = school.report(badge, badge)
            let bodies = try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await scanner.answer(to: report).body }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(bodies.count == 1)
            #expect(try await school.count("select count(*) from sighting") == 2)
        }
    }

    @Test("A batch is known by scanner, spool and sequence, and may come in any order")
    func key() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanners = [
                try await school.makeScanner(in: "101", name: "A"), try await school.makeScanner(in: "101", name: "B"),
            ]
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            for scanner in scanners {
                for (spool, sequence) in [("a", 7), ("a", 3), ("b", 7), ("a", Int64.max), ("a", 0)] {
                    let report = school.report(badge, spool: spool, sequence: sequence)
                    #expect(try await scanner(report).stored == 1)
                }
            }
            #expect(try await school.count("select count(*) from sighting") == 10)
        }
    }

    @Test("A badge that is not known is refused, the rest of the batch is stored")
    func unknownBeacon() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let roomBeacon = try await school.makeRoomBeacon(in: "101")
            let unknown = BeaconIdentity(uuid: badge.uuid, major: badge.major, minor: 999)
            let reply = try await scanner(school.report(badge, unknown, roomBeacon))
            #expect(reply.stored == 1 && reply.refused == 2)
            #expect(try await school.count("select count(*) from sighting") == 1)
        }
    }

    @Test("Level and count are stored as they came; a level may be absent, and one no radio has is refused singly")
    func values() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let levels: [(Int?, Int?)] = [(nil, nil), (-127, 1), (20, 12), (-128, 1), (21, 1), (-60, 0), (-60, -1)]
            let sightings = levels.map { rssi, count in
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: rssi, count: count,
                    heardAt: school.now)
            }
            let reply = try await scanner(Report(spool: "s", sequence: 0, sentAt: school.now, sightings: sightings))
            #expect(reply.stored == 3 && reply.refused == 4)
            let rows = try await school.sql.query("select rssi::int, count from sighting order by count, rssi")
            let found = try rows.map { try $0.decode((Int?, Int).self) }
            #expect(found.map(\.0) == [-127, nil, 20])
            #expect(found.map(\.1) == [1, 1, 12])
        }
    }

    @Test("Five thousand sightings are taken, one more is too large, and none is a sign of life")
    func size() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            let one = school.report(badge).sightings
            func report(_ count: Int, _ sequence: Int64) -> Report {
                Report(
                    spool: "s", sequence: sequence, sentAt: school.now,
                    sightings: Array(repeating: one[0], count: count))
            }
            #expect(try await scanner(report(0, 0)).stored == 0)
            #expect(try await school.admin(GetScanners()).scanners.first?.state == .alive)
            #expect(try await scanner(report(5000, 1)).stored == 5000)
            let answer = try await scanner.answer(to: report(5001, 2))
            #expect(answer.status == 413)
            #expect(try answer.failure().code == .tooLarge)
            #expect(try await school.count("select count(*) from sighting") == 5000)
        }
    }

    @Test(
        "A spool or a sequence that names no batch is refused",
        arguments: [
            ("", 0), (String(repeating: "x", count: 65), 0), ("a\0", 0), ("ok", -1),
        ] as [(String, Int64)])
    func badKey(spool: String, sequence: Int64) async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let report = Report(spool: spool, sequence: sequence, sentAt: school.now, sightings: [])
            #expect(try await scanner.refusal(of: report).code == .badArguments)
        }
    }
}

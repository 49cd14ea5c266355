import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// After a restart the state comes from the database: no visit is lost, doubled or split.
@Suite(.mustEnd)
struct RestartTests {
    @Test("A visit that a scanner tells goes on over a restart")
    func scanned() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            let visit = try await school.visits(of: ada)
            try await school.restart()
            scanner.port = school.server.port
            try await school.pass(5)
            #expect(try await school.location(of: ada).state == .present)
            try await school.hear(badge, by: scanner, for: 10)
            #expect(try await school.visits(of: ada) == visit)
        }
    }

    @Test("A visit that a client tells goes on over a restart")
    func ranged() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            var student = try await school.makePeer(.student)
            let id = try await student(Whoami()).personID
            let here = UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor))
            _ = try await student(here)
            let visit = try await school.visits(of: id)
            try await school.pass(20)
            try await school.restart()
            student.port = school.server.port
            try await school.pass(20)
            #expect(try await school.location(of: id).state == .present)
            _ = try await student(here)
            try await school.pass(20)
            #expect(try await school.visits(of: id) == visit)
        }
    }

    @Test("Who has left or is unknown stays so, and the next change follows on")
    func ended() async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: 20)
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            try await school.beat(scanner, for: 40)
            let before = try await school.location(of: ada)
            #expect(before.state == .left)
            try await school.restart()
            scanner.port = school.server.port
            try await school.beat(scanner, for: 100)
            #expect(try await school.location(of: ada) == before)
            try await school.hear(badge, by: scanner, for: 5)
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.endReason) == [.left, nil])
            let ids = "select count(*) - max(change_id) from whereabouts_change"
            #expect(try await school.count(ids) == 0, "the ids of events follow on without a hole")
        }
    }

    @Test("A machine that slept for an hour, or whose clock was set ahead by one, takes nobody for unknown or gone")
    func leap() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours(leaveAfter: 20)
            try await school.hear(badge, by: near, for: 10)
            let visits = try await school.visits(of: ada)
            try await school.pass(3600)
            _ = try await far(Heartbeat(spoolDepth: 0))
            _ = try await near(Heartbeat(spoolDepth: 0))
            try await school.pass(5)
            try await school.hear(badge, by: near, for: 5)
            #expect(try await school.told(of: ada) == ["present 101"])
            #expect(try await school.visits(of: ada) == visits)
            try await school.beat(near, far, for: 60)
            #expect(try await school.told(of: ada) == ["present 101", "left 101"])
        }
    }

    @Test("A scanner that comes back does not find its carriers gone, and one that does not leaves them unknown")
    func scannerAway() async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: 20)
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            try await school.server.stop()
            school.clock.advance(by: 3600)
            school.server = try await RunningServer.start(on: school.database, clock: school.clock)
            school.admin.port = school.server.port
            scanner.port = school.server.port
            try await school.ownsEngine(school.server)
            try await school.pass(10)
            #expect(try await school.location(of: ada).state == .present)
            try await school.hear(badge, by: scanner, for: 5)
            #expect(try await school.visits(of: ada).count == 1)
            try await school.pass(40)
            #expect(try await school.location(of: ada).state == .unknown)
        }
    }

    @Test("A server whose clock is behind the record goes on from the record, and decides at once")
    func clockBehind() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            var scanners = [try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102")]
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanners[0], for: 5)
            let lastHeard = try #require(try await school.location(of: ada).heardAt)
            school.clock = ManualClock(school.now - 3_600)
            try await school.restart()
            for index in scanners.indices { scanners[index].port = school.server.port }
            try await school.hear(badge, by: scanners[1], for: 20)
            let location = try await school.location(of: ada)
            #expect(location.roomNumber == "102")
            #expect(try #require(location.since) >= lastHeard)
            #expect(try await school.visits(of: ada).map(\.endReason) == [.moved, nil])
        }
    }

    @Test("A server that the database has gone ahead of takes its state up again, and decides on")
    func overtaken() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 61, silent: far)
            // As where a commit went through whose answer never came.
            try await school.sql.query(
                """
                insert into whereabouts_change (change_id, person_id, state, room_id, since, decided_at)
                select change_id + 1, person_id, state, room_id, since, decided_at from whereabouts_change
                """)
            try await eventually("the move is decided") {
                _ = try? await far(school.report(badge, rssi: -50))
                try await school.pass(1)
                return try await school.location(of: ada).roomNumber == "102"
            }
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101", "102"])
        }
    }
}

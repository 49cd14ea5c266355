import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// The record of visits is corrected behind the live state.
@Suite(.mustEnd)
struct RecordTests {
    @Test("A move that was seen late is dated back in the record, and the live decision stays as it was shown")
    func backdated() async throws {
        try await School.open { school in
            let (walk, ada) = try await school.walk(until: 30)
            let moved = walk.start.addingTimeInterval(30)
            try await school.recorded(through: moved.addingTimeInterval(25))
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            let border = try #require(visits.first?.leftAt)
            #expect(border == visits.last?.enteredAt)
            #expect(abs(border.timeIntervalSince(moved)) <= 2)
            #expect(visits.last?.leftAt == nil)
            let decided: Date = try await school.sql.query(
                "select decided_at from whereabouts_change order by change_id desc limit 1")[0].decode(0)
            #expect(decided > border)
            #expect(try await school.location(of: ada).since == border)
            let occupants = try await school.admin(GetRoomOccupants(roomNumber: "102")).people
            #expect(occupants.map(\.since) == [border])
        }
    }

    @Test("What comes late fills the record, and moves nobody; who had left is unknown until all has come")
    func late() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            let (here, away) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: here, for: 30)
            let start = school.now
            try await school.beat(here, for: 150)
            #expect(try await school.location(of: ada).state == .left)
            try await school.recorded(through: start.addingTimeInterval(60))
            let heard = (0..<60).map {
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: -55,
                    heardAt: start.addingTimeInterval(40 + Double($0)))
            }
            _ = try await away(Report(spool: "late", sequence: 0, sentAt: school.now, sightings: heard))
            try await school.pass(1)
            #expect(try await school.count("select count(*) from record_due") == 1)
            let found = try await school.location(of: ada)
            #expect(found.state == .unknown && found.roomNumber == "102", "where the record will have them")
            try await school.beat(here, away, for: 40)
            try await school.eventuallyDone()
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            #expect(visits.last?.enteredAt == start.addingTimeInterval(40))
            #expect(visits.last?.leftAt == start.addingTimeInterval(100) && visits.last?.endReason == .left)
            let location = try await school.location(of: ada)
            #expect(location.state == .left && location.heardAt == start.addingTimeInterval(99))
        }
    }

    @Test("After a restart the record goes on where it was, and doubles nothing")
    func restarted() async throws {
        try await School.open { school in
            var (walk, ada) = try await school.walk(until: 30)
            try await school.recorded(through: walk.start.addingTimeInterval(55))
            let visits = try await school.visits(of: ada)
            try await school.restart()
            walk.here.port = school.server.port
            walk.there.port = school.server.port
            for _ in 0..<120 { try await school.hear(walk.badge, walk.here, -80, walk.there, -55) }
            try await school.recorded(through: walk.start.addingTimeInterval(150))
            #expect(try await school.visits(of: ada) == visits)
        }
    }

    @Test("A scanner that dies moves nobody in the record either")
    func death() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (near, far) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let start = school.now
            for second in 0..<30 { try await school.hear(badge, near, second < 29 ? -50 : -66, far, -60) }
            let scanner: Int64 = try await school.sql.query(
                "select scanner_id from scanner where scanner_name = 'scanner of 101'")[0].decode(0)
            for second in 0..<300 {
                _ = try await far(school.report(badge, rssi: -60))
                try await school.pass(1)
                if second == 150 { _ = try await school.admin(DeleteScanner(scannerID: scanner)) }
            }
            try await school.recorded(through: start.addingTimeInterval(270))
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101"])
            let last = try #require(visits.first?.leftAt).timeIntervalSince(start)
            #expect(last >= 30 && last <= 90, "until the scanner is known to be away")
        }
    }
}

import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// The record of badges and receivers that are one thing at one time and another later.
@Suite(.mustEnd)
struct HandOverRecordTests {
    @Test(
        "In the record a badge is its old carrier's until it changed hands and its new carrier's after, late words too")
    func badge() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours(leaveAfter: 20)
            let grace = try await school.makeStudent("Grace")
            let start = school.now
            try await school.hear(badge, by: near, for: 30, silent: far)
            try await school.pass(10)
            let (late, handedOver) = (start.addingTimeInterval(30)..<school.now, school.now)
            _ = try await school.admin(ReturnBadge(badgeID: 1))
            _ = try await school.admin(IssueBadge(personID: grace, badgeID: 1))
            _ = try await near(school.report(badge, rssi: -60, each: late))
            try await school.hear(badge, by: far, for: 120, silent: near)
            try await school.recorded(through: handedOver.addingTimeInterval(60))
            let (before, after) = (try await school.visits(of: ada), try await school.visits(of: grace))
            #expect(before.map(\.roomNumber) == ["101"] && after.map(\.roomNumber) == ["102"])
            #expect(before.first?.enteredAt == start && before.first?.endReason == .left)
            let last = try #require(before.first?.leftAt)
            #expect(abs(last.timeIntervalSince(handedOver)) <= 2)
            #expect(after.first?.enteredAt == handedOver && after.first?.leftAt == nil)
        }
    }

    @Test("In the record a receiver speaks for its old room until it was moved and for its new one after")
    func receiver() async throws {
        try await School.open { school in
            let (scanner, _, ada, badge) = try await school.neighbours()
            let start = school.now
            try await school.hear(badge, by: scanner, for: 60)
            let moved = school.now
            _ = try await school.admin(EditScanner(scannerID: 1, roomNumber: "102"))
            try await school.hear(badge, by: scanner, for: 120)
            try await school.recorded(through: moved.addingTimeInterval(60))
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            #expect(visits.first?.enteredAt == start && visits.last?.leftAt == nil)
            let border = try #require(visits.first?.leftAt)
            #expect(border == visits.last?.enteredAt && abs(border.timeIntervalSince(moved)) <= 2)
        }
    }

    @Test("A node whose clock is wrong, and then is set right, moves nobody", arguments: [-3600.0, 40, 86_400])
    func clock(offset: Double) async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            let start = school.now
            for second in 0..<180 {
                _ = try await near(school.report(badge, rssi: -60))
                // Of two nodes only the one farther away is wrong, and only in the middle of the time.
                let wrong = (60..<120).contains(second) ? offset : 0
                let sighting = SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: -75,
                    heardAt: school.now.addingTimeInterval(wrong))
                _ = try await far(
                    Report(
                        spool: "far", sequence: Int64(second), sentAt: school.now.addingTimeInterval(wrong),
                        sightings: [sighting]))
                try await school.pass(1)
            }
            #expect(try await school.told(of: ada) == ["present 101"])
            try await school.recorded(through: start.addingTimeInterval(120))
            #expect(try await school.visits(of: ada).map(\.roomNumber) == ["101"])
            #expect(try await school.count("select count(*) from sighting") == 360)
        }
    }
}

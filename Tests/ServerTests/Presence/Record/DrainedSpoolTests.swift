import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// What a node hands in, batch by batch, after its link was away.
@Suite(.mustEnd)
struct DrainedSpoolTests {
    /// So many batches of three seconds each, a little out of step with the server, and every seventh of them empty.
    private func batches(_ badge: BeaconIdentity, _ count: Int, since start: Date, _ school: School) -> [Report] {
        (0..<count).map { batch in
            let heard = (0..<3).map { start.addingTimeInterval(0.003 + 1.007 * Double(3 * batch + $0)) }
            let sightings = heard.map {
                SightingRecord(uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: -60, heardAt: $0)
            }
            return Report(
                spool: "late", sequence: Int64(batch), sentAt: school.now, sightings: batch % 7 == 3 ? [] : sightings)
        }
    }

    @Test(
        "Who sat still while the link was away has one visit, without holes, and is not looked through batch by batch")
    func oneVisit() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            let start = school.now
            try await school.hear(badge, by: near, for: 30, silent: far)
            let away = school.now
            try await school.beat(far, for: 360)
            try await school.recorded(through: away.addingTimeInterval(300))
            #expect(try await school.location(of: ada).state == .unknown)
            for (number, batch) in batches(badge, 119, since: away, school).enumerated() {
                _ = try await near(batch)
                if number % 6 == 5 {
                    _ = try await far(Heartbeat(spoolDepth: 0))
                    try await school.pass(1)
                }
            }
            #expect(try await school.count("select count(*) from record_due") <= 3)
            try await school.hear(badge, by: near, for: 60, silent: far)
            try await school.eventuallyDone()
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101"])
            #expect(visits.first?.enteredAt == start && visits.first?.leftAt == nil)
        }
    }

    @Test(
        """
        Who went while the link was away has left, in the record too, also where that was clear before it was \
        corrected
        """
    )
    func gone() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours(leaveAfter: 5)
            try await school.hear(badge, by: near, for: 30, silent: far)
            let away = school.now
            try await school.beat(far, for: 360)
            for batch in batches(badge, 61, since: away, school) { _ = try await near(batch) }
            try await school.beat(near, far, for: 20)
            #expect(try await school.location(of: ada).state == .left)
            try await school.beat(near, far, for: 100)
            try await school.eventuallyDone()
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101"] && visits.map(\.endReason) == [.left])
            #expect(try #require(visits.first?.leftAt).timeIntervalSince(away) > 180)
        }
    }
}

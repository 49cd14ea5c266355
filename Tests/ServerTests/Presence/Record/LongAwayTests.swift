import Beacon
import Foundation
import Logging
import Postgres
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import Server

/// A scanner is cut off for days, and hands in afterwards what it heard meanwhile.
@Suite(.mustEnd)
struct LongAwayTests {
    private static let day = 86_400.0

    /// When Ada is in 102, and else in 101 until she leaves, in seconds. The first time teaches the server how she
    /// sounds in both. The scanner of 102 does not hear her in 101, and that of 101 hears her in 102 faintly.
    private static let there = [30..<80, 150..<200]
    /// When the scanner of 101 is cut off, when she leaves, and when it is over.
    private static let (cut, leaves, end) = (110, 240, 310)

    private struct Scene {
        let start: Date
        var near: Peer
        let far: Peer
        let badge: BeaconIdentity
        /// Two who stay where they are, so that their scanners are known to listen.
        let stays: [BeaconIdentity]

        /// What each scanner hears in a second.
        func hears(_ second: Int, near isNear: Bool) -> [(badge: BeaconIdentity, rssi: Int)] {
            let isThere = there.contains { $0.contains(second) }
            let isHeard = second < leaves && (isNear || isThere)
            return (isHeard ? [(badge, isThere && isNear ? -80 : -55)] : []) + [(stays[isNear ? 0 : 1], -50)]
        }

        func report(_ seconds: Range<Int>, near isNear: Bool, sentAt: Date) -> Report {
            Report(
                spool: isNear ? "near" : "far", sequence: Int64(seconds.lowerBound), sentAt: sentAt,
                sightings: seconds.flatMap { second in
                    hears(second, near: isNear).map { badge, rssi in
                        SightingRecord(
                            uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: rssi,
                            heardAt: start.addingTimeInterval(Double(second)))
                    }
                })
        }
    }

    /// Plays the scene; its visits in seconds since it began, and how many sightings are stored.
    private func play(
        isCut: Bool, days: Double, _ school: School, beforeReturn: (Scene) async throws -> Void = { _ in }
    ) async throws -> (visits: [(room: String, from: Double, to: Double?)], stored: Int) {
        let (near, far, ada, badge) = try await school.neighbours()
        let stays = [
            try await school.issueBadge(to: try await school.makeStudent("Bob")),
            try await school.issueBadge(to: try await school.makeStudent("Carol")),
        ]
        let scene = Scene(start: school.now, near: near, far: far, badge: badge, stays: stays)
        for second in 0..<Self.end {
            if !isCut || second < Self.cut {
                _ = try await near(scene.report(second..<second + 1, near: true, sentAt: school.now))
            }
            _ = try await far(scene.report(second..<second + 1, near: false, sentAt: school.now))
            if second % 10 == 0 { _ = try await far(Heartbeat(spoolDepth: 0)) }
            if second % 10 == 0, !isCut || second < Self.cut { _ = try await near(Heartbeat(spoolDepth: 0)) }
            try await school.pass(1)
        }
        try await school.recorded(through: scene.start.addingTimeInterval(Double(Self.leaves)))
        try await school.pass(days * Self.day)
        try await beforeReturn(scene)
        // What is heard now goes before what was.
        _ = try await near(Report(spool: "near", sequence: 1000, sentAt: school.now, sightings: []))
        for second in stride(from: Self.cut, to: Self.end, by: 20) where isCut {
            _ = try await near(Heartbeat(spoolDepth: 1))
            _ = try await near(scene.report(second..<second + 20, near: true, sentAt: school.now))
        }
        try await school.beat(near, far, for: 40)
        try await school.eventuallyDone()
        // Not as the admin, whose session has ended meanwhile.
        let visits = try await school.sql.query(
            """
            select room_number, entered_at, left_at from visit join room using (room_id)
            where person_id = \(ada) order by entered_at
            """
        ).map { row in
            let (room, entered, left) = try row.decode((String, Date, Date?).self)
            return (
                room: room, from: entered.timeIntervalSince(scene.start),
                to: left?.timeIntervalSince(scene.start)
            )
        }
        return (visits, try await school.count("select count(*) from sighting"))
    }

    private func states(_ scene: Scene, _ school: School) async throws -> [String] {
        try await school.sql.query(
            """
            select state from sighting_day where day in (
                (\(scene.start) at time zone 'UTC')::date - 1, (\(scene.start) at time zone 'UTC')::date)
            order by day
            """
        ).map { try $0.decode(0) }
    }

    @Test("After a long weekend all is stored, and the visits are as if the scanner had never been away")
    func weekend() async throws {
        let faultless = Mutex<[(room: String, from: Double, to: Double?)]>([])
        try await School.open { school in
            let (visits, _) = try await play(isCut: false, days: 0, school)
            #expect(visits.map(\.room) == ["101", "102", "101", "102", "101"])
            faultless.withLock { $0 = visits }
        }
        let expected = faultless.withLock(\.self)
        try await School.open { school in
            let (visits, stored) = try await play(isCut: true, days: 4, school) { scene in
                // Once an hour the days that are over are emptied: the one before is, that of the scene is not.
                try await eventually("the day before is emptied") {
                    try await states(scene, school) == ["partial", "kept"]
                }
            }
            #expect(stored == 2 * Self.end + Self.leaves + Self.there.map(\.count).reduce(0, +))
            #expect(visits.map(\.room) == expected.map(\.room))
            for (found, wanted) in zip(visits, expected) {
                #expect(abs(found.from - wanted.from) <= 1)
                #expect(abs(try #require(found.to) - (try #require(wanted.to))) <= 1)
            }
        }
    }

    private func rows(_ school: School) async throws -> Set<String> {
        Set(try await school.sql.query("select concat_ws(' ', visit.*) from visit").map { try $0.decode(0) })
    }

    @Test("Of a day that the disk had no room for, what comes late fills gaps, and changes nothing that was there")
    func dropped() async throws {
        try await School.open { school in
            let before = Mutex<Set<String>>([])
            let (visits, _) = try await play(isCut: true, days: 10, school) { scene in
                let alerts = AlertReporter()
                let readings = Mutex([5, 15])
                let reserve = DiskReserve(
                    days: SightingPartitions(pool: school.sql, owner: school.database, logger: Logger(label: "days")),
                    percent: 10, alerts: alerts
                ) {
                    readings.withLock { $0.isEmpty ? nil : DiskSpace(free: UInt64($0.removeFirst()), size: 100) }
                }
                // While the server itself looks after its days, nobody else does.
                try await eventually("the day is emptied") {
                    readings.withLock { $0 = [5, 15] }
                    _ = alerts.drain()
                    try await reserve.keep(at: school.now)
                    return try await states(scene, school).last == "partial"
                }
                #expect(alerts.drain().count == 1 && readings.withLock(\.isEmpty))
                let found = try await rows(school)
                before.withLock { $0 = found }
            }
            let after = try await rows(school)
            #expect(before.withLock(\.self).isSubset(of: after))
            for second in [120.0, 230] {
                let there = visits.first { $0.from <= second && second < $0.to ?? second }
                #expect(there?.room == "101", "\(visits)")
            }
            let filled = try await school.count("select count(*) from visit where is_filled")
            #expect(filled > 0 && filled == after.count - before.withLock(\.count))
        }
    }
}

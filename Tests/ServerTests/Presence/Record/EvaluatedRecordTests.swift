import Beacon
import Foundation
import TestSupport
import Testing
import Wire

/// What `rollcall evaluate` finds in a real recording, the record of a server finds too.
///
/// The sessions are those whose rooms the others all survey. A room that they leave out is taught by the record itself:
/// an evaluation then looks back with what it knows in the end, and a server with what it knew by then.
@Suite(.mustEnd)
struct EvaluatedRecordTests {
    /// A sighting at a whole second belongs to the second that ends then.
    private static let early = 0.01

    @Test(
        "A session taught by the others has the same visits on a server as in an evaluation, within a second",
        arguments: ["aug-c", "aug-d"])
    func sameVisits(session: String) async throws {
        let demo = try DemoRecording()
        let expected = try demo.evaluated(session)
        try await School.open { school in
            let scanners = try await Self.build(demo, school)
            let surveyor = try await school.issueBadge(to: try await school.makeStudent("Surveyor"))
            for name in demo.sessions where name != session {
                try await Self.survey(demo, name, with: surveyor, scanners, school)
            }
            let survey = try await school.admin(RecordSurvey(action: .list)).surveys.first?.surveyID
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: survey))
            try await school.learned(Set(demo.stays.filter { $0.session != session }.map(\.room)).sorted())

            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await Self.silence(90, scanners, school)
            let origin = try await Self.play(demo, session, of: badge, scanners, school)
            try await Self.silence(240, scanners, school)
            try await school.recorded(through: origin + Double(expected.end) + 121)
            try await school.eventuallyDone()

            let visits = try await school.visits(of: ada)
            let found = visits.map { (second: $0.enteredAt.timeIntervalSince(origin), room: $0.roomNumber) }
            #expect(found.map(\.room) == expected.changes.map(\.room))
            let isAlike = zip(found, expected.changes).allSatisfy { abs($0.second - Double($1.second)) <= 1 }
            #expect(isAlike, "\(found) \(expected.changes)")
            let end = try #require(visits.last?.leftAt).timeIntervalSince(origin)
            #expect(abs(end - Double(expected.end)) <= 1)
        }
    }

    /// Rooms, doors and scanners of the demonstration; the scanners by name.
    private static func build(_ demo: DemoRecording, _ school: School) async throws -> [String: Peer] {
        _ = try await school.admin(CreateZone(zoneName: "Flat", leaveAfter: 120))
        for room in demo.rooms { _ = try await school.admin(CreateRoom(roomNumber: room, zoneName: "Flat")) }
        for (one, other) in demo.doors { _ = try await school.admin(CreateDoor(roomA: one, roomB: other)) }
        var scanners: [String: Peer] = [:]
        for (name, room) in demo.receivers { scanners[name] = try await school.makeScanner(in: room, name: name) }
        return scanners
    }

    /// Walks through a session, saying in which room.
    private static func survey(
        _ demo: DemoRecording, _ session: String, with badge: BeaconIdentity, _ scanners: [String: Peer],
        _ school: School
    ) async throws {
        var begun: RecordSurvey.Reply?
        let stays = demo.stays.filter { $0.session == session }
        let starts = Dictionary(stays.map { (Int($0.start.rounded(.up)), $0.room) }) { _, later in later }
        let end = Int((stays.last?.end ?? 0).rounded(.up))
        try await play(demo, session, of: badge, scanners, school, pausingAt: Set(starts.keys).union([end])) { second in
            if let room = starts[second] {
                begun = try await school.admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: room))
            } else {
                _ = try await school.admin(RecordSurvey(action: .pause, surveyID: begun?.surveys.first?.surveyID))
            }
        }
        try await silence(60, scanners, school)
    }

    /// Each scanner hands in what it heard every few seconds.
    /// - Parameter stops: the seconds before which `visit` is called.
    /// - Returns: the session's start.
    @discardableResult
    private static func play(
        _ demo: DemoRecording, _ session: String, of badge: BeaconIdentity, _ scanners: [String: Peer],
        _ school: School, pausingAt stops: Set<Int> = [], _ visit: (Int) async throws -> Void = { _ in }
    ) async throws -> Date {
        let heard = Dictionary(grouping: demo.sightings.filter { $0.session == session }, by: \.second)
        let end = (heard.keys.max() ?? 0) + 1
        let origin = school.now + 1
        var batch: [DemoRecording.Sighting] = []
        var told = 0
        for second in 0...max(end, stops.max() ?? 0) {
            if stops.contains(second) || second - told >= 5 || second == end {
                if second > told { try await school.pass(Double(second - told)) }
                told = second
                try await report(batch, of: badge, from: origin, scanners, school)
                batch = []
            }
            if stops.contains(second) { try await visit(second) }
            batch += heard[second] ?? []
        }
        return origin
    }

    private static func report(
        _ batch: [DemoRecording.Sighting], of badge: BeaconIdentity, from origin: Date, _ scanners: [String: Peer],
        _ school: School
    ) async throws {
        let heard = Dictionary(grouping: batch, by: \.receiver)
        for (name, scanner) in scanners.sorted(by: { $0.key < $1.key }) {
            let sightings = (heard[name] ?? []).map {
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: $0.level,
                    heardAt: origin + $0.time - early)
            }
            _ = try await scanner(
                Report(spool: UUID().uuidString, sequence: 0, sentAt: school.now, sightings: sightings))
        }
    }

    /// Scanners listen for so many seconds, and hear nothing.
    private static func silence(_ seconds: Int, _ scanners: [String: Peer], _ school: School) async throws {
        for _ in 0..<seconds / 10 {
            try await school.pass(10)
            for scanner in scanners.values { _ = try await scanner(Heartbeat(spoolDepth: 0)) }
        }
        try await school.pass(1)
    }
}

import Beacon
import Foundation
import TestSupport
import Testing
import Wire

/// The record of a time when the server was away, from what the nodes kept: each scanner hears somebody who stays,
/// which shows that it listened.
@Suite(.mustEnd)
struct RecordOutageTests {
    @Test(
        "A way to another room and back while the server was away is in the record as it was",
        arguments: [false, true])
    func wayAndBack(beatsFirst: Bool) async throws {
        try await School.open { school in
            var (here, there, ada, badge) = try await school.neighbours()
            let stays = [
                try await school.issueBadge(to: try await school.makeStudent("Bob")),
                try await school.issueBadge(to: try await school.makeStudent("Carol")),
            ]
            for _ in 0..<60 { try await school.hear(badge, by: here, for: 1, rssi: -55, silent: there) }
            let cut = school.now
            try await school.server.stop()
            school.clock.advance(by: 600)
            school.server = try await RunningServer.start(on: school.database, clock: school.clock)
            (school.admin.port, here.port, there.port) = (
                school.server.port, school.server.port, school.server.port
            )
            try await school.ownsEngine(school.server)
            for scanner in [here, there] where beatsFirst { _ = try await scanner(Heartbeat(spoolDepth: 60)) }
            for part in 0..<60 {
                let start = cut.addingTimeInterval(Double(part) * 10)
                let span = start..<start.addingTimeInterval(10)
                let isThere = (12..<36).contains(part)
                for (scanner, stays) in zip([here, there], stays) {
                    _ = try await scanner(school.report(stays, rssi: -50, each: span))
                }
                _ = try await (isThere ? there : here)(school.report(badge, rssi: isThere ? -65 : -55, each: span))
            }
            _ = try await there(Heartbeat(spoolDepth: 0))
            for _ in 0..<150 { try await school.hear(badge, by: here, for: 1, rssi: -55, silent: there) }
            try await school.recorded(through: school.now.addingTimeInterval(-100))
            try await school.beat(here, there, for: 10)
            try await school.eventuallyDone()
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102", "101"])
            let stay = try #require(visits.dropFirst().first)
            #expect(abs(stay.enteredAt.timeIntervalSince(cut) - 120) < 3)
            #expect(abs(try #require(stay.leftAt).timeIntervalSince(cut) - 360) < 3)
        }
    }
}

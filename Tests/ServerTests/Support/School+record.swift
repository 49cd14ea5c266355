import Beacon
import Foundation
import Postgres
import Testing
import Wire

extension School {
    struct Walk {
        let badge: BeaconIdentity
        var here: Peer
        var there: Peer
        let start: Date
    }

    /// Somebody is in 101 and, after so many seconds, in 102; heard for two minutes in all.
    func walk(until change: Int) async throws -> (Walk, person: Int64) {
        try await makeRooms("101", "102")
        let (here, there) = (try await makeScanner(in: "101"), try await makeScanner(in: "102"))
        let ada = try await makeStudent("Ada")
        let badge = try await issueBadge(to: ada)
        let start = now
        for second in 0..<120 {
            let levels = second < change ? (-55, -80) : (-80, -55)
            try await hear(badge, here, levels.0, there, levels.1)
        }
        return (Walk(badge: badge, here: here, there: there, start: start), ada)
    }

    /// Waits until the record was looked through up to an instant.
    func recorded(through instant: Date) async throws {
        try await eventually("the record is looked through up to \(instant)") { try await isRecorded(through: instant) }
    }

    func isRecorded(through instant: Date) async throws -> Bool {
        let through: Date? = try await sql.query("select through from record_progress")[0].decode(0)
        return through.map { $0 >= instant } ?? false
    }

    /// Whether the record of a time was made without knowing how rooms sound, and was not looked through again since.
    func isUntaught(at instant: Date) async throws -> Bool {
        let since: Date? = try await sql.query("select untaught_since from record_progress")[0].decode(0)
        return since.map { $0 <= instant } ?? false
    }

    /// Waits until nothing is due any more.
    func eventuallyDone() async throws {
        try await eventually("nothing is due") { try await count("select count(*) from record_due") == 0 }
    }
}

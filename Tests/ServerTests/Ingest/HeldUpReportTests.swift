import Foundation
import Postgres
import Testing
import Wire

@testable import Server

@Suite("A report that was held up on its way")
struct HeldUpReportTests {
    @Test("It is sent again, and its sightings keep the time at which they were heard")
    func dating() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            _ = try await scanner(school.report(badge))
            let late = school.report(badge, spool: "late")
            let heardAt = late.sightings[0].heardAt
            try await school.pass(450)
            let refusal = try await scanner.refusal(of: late)
            #expect(refusal.code == .unavailable && refusal.retryAfter == 2)
            try await school.pass(100)
            _ = try await scanner(
                Report(spool: "late", sequence: 0, sentAt: school.now, sightings: late.sightings))
            let stored: Date = try await school.sql.query("select max(heard_at) from sighting")[0].decode(0)
            #expect(abs(stored.timeIntervalSince(heardAt)) < 0.002)
        }
    }
}

import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// One server of a database owns the engine.
@Suite(.mustEnd)
struct OwnershipTests {
    @Test("A second server sends reports back with a time to try again, and answers all else")
    func second() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            let report = school.report(badge)
            scanner.port = second.port
            for request: any Wire.Request in [report, Heartbeat()] {
                let answer = try await scanner.answer(to: request)
                #expect(answer.status == 503)
                #expect(answer.headers["retry-after"] == "2")
            }
            var admin = school.admin
            admin.port = second.port
            #expect(try await admin(GetStudents()).total == 1)
            #expect(try await admin.refusal(of: DeleteStudent(personID: ada)).code == .unavailable)
            #expect(try await school.count("select count(*) from sighting") == 0)
            scanner.port = school.server.port
            #expect(try await scanner(report).stored == 1)
            try await second.stop()
        }
    }

    @Test("When the owner stops, another takes over where it ended")
    func takeOver() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            var scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            try await school.hear(badge, by: scanner, for: 5)
            let report = school.report(badge)
            let answer = try await scanner.answer(to: report)
            let visits = try await school.visits(of: ada)
            try await school.server.stop()
            try await school.ownsEngine(second)
            school.server = second
            school.admin.port = second.port
            scanner.port = second.port
            #expect(try await scanner.answer(to: report).body == answer.body)
            try await school.hear(badge, by: scanner, for: 5)
            #expect(try await school.visits(of: ada) == visits)
        }
    }

    @Test("Servers of one database tell one time, also while another owns the engine")
    func oneTime() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let behind = ManualClock(school.now.addingTimeInterval(-3_600))
            let second = try await RunningServer.start(on: school.database, clock: behind)
            _ = try await scanner(Heartbeat())
            let heard = school.now
            try await eventually("the second server has taken up the time of the first") { behind.now >= heard }
            try await second.stop()
        }
    }

    @Test("A former owner cannot commit, says so, and nothing of what it was sent is stored")
    func formerOwner() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.usurp()
            for request: any Wire.Request in [school.report(badge), Heartbeat()] {
                let answer = try await scanner.answer(to: request)
                #expect(answer.status == 503)
                #expect(try answer.failure().code == .unavailable)
            }
            let erase = try await school.admin.answer(to: DeleteStudent(personID: ada))
            #expect(erase.status == 503)
            #expect(try await school.count("select count(*) from sighting") == 0)
            #expect(try await school.count("select count(*) from person") == 2)
            try await school.abdicate()
            #expect(try await scanner(school.report(badge)).stored == 1)
        }
    }

    @Test("The first commit after the lease was lost is the one that finds out, and is answered as sent too early")
    func atTheCommit() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            for round in 0..<5 {
                let report = school.report(badge, spool: "round \(round)")
                async let answer = scanner.answer(to: report)
                try await school.usurp()
                let status = try await answer.status
                #expect([200, 503].contains(status))
                try await school.abdicate()
                #expect(try await scanner(report).stored == 1)
            }
            #expect(try await school.count("select count(*) from sighting") == 5)
        }
    }
}

extension School {
    /// Another owner takes the lease without asking.
    fileprivate func usurp() async throws {
        _ = try await sql.query(
            """
            update engine_lease set owner = 'another', fence = fence + 1, expires_at = now() + interval '1 hour'
            """)
    }

    /// Gives the lease up again, and waits until the server has taken it.
    fileprivate func abdicate() async throws {
        _ = try await sql.query("update engine_lease set owner = '', expires_at = '-infinity'")
        try await eventually("the server has the lease again") {
            try await count("select count(*) from engine_lease where owner <> ''") == 1
        }
        try await ownsEngine(server)
    }
}

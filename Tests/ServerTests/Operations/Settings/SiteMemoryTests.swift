import Accounts
import Beacon
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct SiteMemoryTests {
    @Test("A beacon that is taken away means nothing in the next report, and its successor with the same keys does")
    func beacons() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let student = try await school.makePeer(.student)
            let keys = try await school.makeRoomBeacon(in: "101")
            let report = UpdateLocation(major: Int(keys.major), minor: Int(keys.minor))
            for _ in 1...2 { #expect(try await student(report).recognised == 1) }
            try await school.sql.query("update beacon set retired_at = now() where major = \(Int(keys.major))")
            #expect(try await student.refusal(of: report).code == .notFound)
            try await school.sql.query("update beacon set retired_at = null where major = \(Int(keys.major))")
            #expect(try await student(report).recognised == 1)
        }
    }

    @Test("Hours that are changed hold for the next report of a client and of a scanner, whoever changed them")
    func hours() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let (student, scanner) = (try await school.makePeer(.student), try await school.makeScanner(in: "101"))
            let keys = try await school.makeRoomBeacon(in: "101")
            let badge = try await school.issueBadge(to: try await student.personID)
            let report = UpdateLocation(major: Int(keys.major), minor: Int(keys.minor))
            #expect(try await student(report).dropped == 0)
            #expect(try await scanner(school.report(badge)).stored == 1)
            let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { "lawful_\($0) = 'none'" }
            try await school.sql.query(Query(unescaped: "update site set \(days.joined(separator: ", "))"))
            #expect(try await student(report).dropped == 1)
            #expect(try await scanner(school.report(badge)).stored == 0)
        }
    }

    @Test("A session that ended or lies idle counts no more as a login of its owner in the next report")
    func sessions() async throws {
        try await School.inProcess { school in
            let student = try await school.makePeer(.student)
            let id = try await student.personID
            let hash = SecretToken(shown: try #require(student.cookie)).hash
            let repository = SessionRepository(school.sql)
            let first = try #require(try await repository.find(tokenHash: hash, at: school.now))
            try await school.sql.query(
                """
                insert into session (token_hash, person_id, created_at, used_at, expires_at)
                select sha256(random()::text::bytea), person_id, created_at, used_at, expires_at from session
                where person_id = \(id)
                """)
            let both = try #require(try await repository.find(tokenHash: hash, at: school.now))
            #expect(first.living.count == 1 && both.living.count == 2 && both.living.isSuperset(of: first.living))
            try await school.sql.query(
                """
                update session set used_at = used_at - interval '3 hours' where person_id = \(id)
                    and session_id != \(first.id)
                """)
            #expect(try await repository.find(tokenHash: hash, at: school.now)?.living == first.living)
        }
    }
}

import Foundation
import Logging
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Requests with an idempotency key", .mustEnd)
struct IdempotentRequestTests {
    @Test("What comes again is not done again, and is answered with the same bytes")
    func again() async throws {
        try await School.inProcess { school in
            let key = UUID()
            let first = try await school.admin.answer(to: CreateZone(zoneName: "East", leaveAfter: 60), key: key)
            #expect(first.status == 200)
            // The same in other words: the body is read before it is compared.
            let again = try await school.admin.post(
                #"{"leave_after": 60, "idempotency_key": "\#(key.uuidString.lowercased())", "x": 1, "zone_name": "#
                    + #""East"}"#,
                to: "/post/admin.create_zone")
            #expect(again.status == 200 && again.body == first.body)
            #expect(try await school.admin(GetZones()).zones.count == 1)
            #expect(try await school.admin(GetAudit(search: "zone_created")).entries.count == 1)
            let plain = try await school.admin.refusal(of: CreateZone(zoneName: "East", leaveAfter: 60))
            #expect(plain.code == .conflict, "without the key it is another request")
        }
    }

    @Test("Other arguments, another type or another person with the same idempotency key are refused")
    func others() async throws {
        try await School.inProcess { school in
            let key = UUID()
            let zone = try await school.admin(CreateZone(zoneName: "East"), key: key)
            let other = try await school.makePeer(.admin)
            let refusals = [
                try await school.admin.refusal(of: CreateZone(zoneName: "West"), key: key),
                try await school.admin.refusal(of: DeleteZone(zoneID: zone.zoneID), key: key),
                try await other.refusal(of: CreateZone(zoneName: "East"), key: key),
            ]
            for refusal in refusals {
                #expect(refusal.code == .conflict && refusal.reason.contains("'idempotency_key'"), "\(refusal)")
            }
            #expect(try await school.admin(GetZones()).zones.map(\.zoneName) == ["East"])
            let bad = try await school.admin.post(
                #"{"zone_name": "West", "idempotency_key": "7"}"#, to: "/post/admin.create_zone")
            #expect(try bad.failure().code == .badArguments)
        }
    }

    @Test("What was refused keeps nothing: the key may be used again, also after a confirmation")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let key = UUID()
            let missing = CreateScanner(scannerName: "s1", roomNumber: "102")
            #expect(try await school.admin.refusal(of: missing, key: key).code == .notFound)
            let fresh = try await school.stranger.loggedIn(as: Template.admin)
            let scanner = CreateScanner(scannerName: "s1", roomNumber: "101")
            #expect(try await fresh.refusal(of: scanner, key: key).code == .confirmationNecessary)
            #expect(try await school.count("select count(*) from idempotent_request") == 0)
            _ = try await fresh(Confirm(password: Template.password))
            let token = try await fresh(scanner, key: key).token
            #expect(try await fresh(scanner, key: key).token == token)
            let unconfirmed = try await school.stranger.loggedIn(as: Template.admin)
            #expect(try await unconfirmed.refusal(of: scanner, key: key).code == .confirmationNecessary)
            // Neither the token nor the key can be read in the database.
            let row = try await school.sql.query(
                "select encode(reply, 'escape') || encode(key_hash, 'hex') from idempotent_request")
            let text = try #require(try row.first?.decode(0, as: String.self))
            #expect(!text.contains(token) && !text.contains("scanner_id"))
            #expect(!text.contains(key.uuidString.lowercased().replacing("-", with: "")))
        }
    }

    @Test("Of many that come at the same time, to two servers, one is done and all have its answer")
    func together() async throws {
        try await School.open { school in
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            let (admin, key) = (school.admin, UUID())
            var other = admin
            other.port = second.port
            let peers = [admin, other, admin, other, admin, other]
            let answers = try await withThrowingTaskGroup(of: RawAnswer.self) { group in
                for peer in peers {
                    group.addTask { try await peer.answer(to: CreateZone(zoneName: "East"), key: key) }
                }
                return try await group.reduce(into: [RawAnswer]()) { $0.append($1) }
            }
            #expect(answers.allSatisfy { $0.status == 200 } && Set(answers.map(\.body)).count == 1)
            #expect(try await school.admin(GetZones()).zones.count == 1)
            try await second.stop()
        }
    }

    private static let waiting = """
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        """

    @Test("Nine that are refused at once are answered and counted in the audit, and a change goes through meanwhile")
    func refusedAtOnce() async throws {
        var timeouts = ServerPools.Timeouts.ofTests
        timeouts.wait = .seconds(6)
        try await School.open(timeout: timeouts) { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let (admin, helper) = (school.admin, try await school.makeHelper())
            let holder = try await Connection.connect(
                school.database, timeout: .seconds(120), logger: .init(label: "test"))
            try await holder.pipeline(["begin", "lock table idempotent_request"])
            let requests = (1...9).map { _ in
                Task { try await helper.answer(to: UpdateMuster(action: .start), key: UUID()) }
            }
            try await eventually("all connections for changes are held") {
                try await school.count(Self.waiting) >= 8
            }
            let change = Task { try await admin.answer(to: CreateZone(zoneName: "East")) }
            try await holder.query("rollback")
            await holder.close()
            for request in requests { #expect(try await request.value.status == 403) }
            #expect(try await change.value.status == 200)
            #expect(try await school.audit("request_refused").map { $0.details["count"] } == ["9"])
            #expect(try await school.count("select count(*) from idempotent_request") == 0)
        }
    }

    @Test("An erasure takes no key; a survey, which reads what the one writer wrote, is idempotent, too")
    func otherWays() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let key = UUID()
            _ = try await school.admin(DeleteStudent(personID: ada), key: key)
            #expect(try await school.admin.refusal(of: DeleteStudent(personID: ada), key: key).code == .notFound)
            #expect(try await school.count("select count(*) from idempotent_request") == 0)
            _ = try await school.issueBadge(to: bob)
            let start = RecordSurvey(action: .start, personID: bob, roomNumber: "101")
            let walk = UUID()
            let begun = try await school.admin(start, key: walk).surveys
            #expect(begun.first?.stays.map(\.roomNumber) == ["101"])
            try await school.pass(10)
            #expect(try await school.admin(start, key: walk).surveys == begun)
        }
    }

    @Test("Words go with whoever sent them, and after seven days; an export tells that there are some")
    func end() async throws {
        try await School.open { school in
            let staff = try await school.makePeer(.staff)
            _ = try await staff(EditPreferences(language: .danish), key: UUID())
            _ = try await school.admin(CreateZone(zoneName: "East"), key: UUID())
            let person = try await staff(Whoami()).personID
            let export = try await school.admin(ExportPerson(personID: person)).tables["idempotent_request"]
            #expect(export?.map { $0.keys.sorted() } == [["at", "person_id"]])
            _ = try await school.admin(DeletePerson(personID: person))
            #expect(try await school.count("select count(*) from idempotent_request") == 1)
            let requests = IdempotencyRepository(school.sql)
            try await requests.deleteExpired(at: school.now + IdempotencyRepository.retention)
            #expect(try await school.count("select count(*) from idempotent_request") == 1)
            try await requests.deleteExpired(at: school.now + IdempotencyRepository.retention + 1)
            #expect(try await school.count("select count(*) from idempotent_request") == 0)
        }
    }
}

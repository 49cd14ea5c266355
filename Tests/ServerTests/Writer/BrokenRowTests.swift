import Beacon
import Foundation
import Postgres
import Presence
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

/// The database refuses the rows of one person.
@Suite("One person's broken row", .mustEnd)
struct BrokenRowTests {
    private struct Pair {
        let near: Peer
        let ada: (person: Int64, badge: BeaconIdentity)
        let bob: (person: Int64, badge: BeaconIdentity)
    }

    private func pair(_ school: School) async throws -> Pair {
        let (near, _, ada, badge) = try await school.neighbours()
        let bob = try await school.makeStudent("Bob")
        return Pair(near: near, ada: (ada, badge), bob: (bob, try await school.issueBadge(to: bob)))
    }

    private func `break`(_ tables: [String], of person: Int64, _ school: School) async throws {
        for table in tables {
            try await school.sql.query(
                Query(unescaped: "alter table \(table) add constraint broken check (person_id <> \(person)) not valid"))
        }
    }

    private func mend(_ tables: [String], _ school: School) async throws {
        for table in tables {
            try await school.sql.query(Query(unescaped: "alter table \(table) drop constraint broken"))
        }
    }

    /// Both are heard for so many seconds.
    private func hear(_ pair: Pair, for seconds: Int, _ school: School) async throws {
        for _ in 0..<seconds {
            let reply = try await pair.near(school.report(pair.ada.badge, pair.bob.badge))
            #expect(reply.stored == 2 && reply.refused == 0)
            try await school.pass(1)
        }
    }

    @Test("The others go on, all sightings are stored, and once it is mended the visit is caught up with")
    func caughtUp() async throws {
        try await School.open { school in
            let pair = try await pair(school)
            let tables = ["visit", "whereabouts"]
            try await `break`(tables, of: pair.ada.person, school)
            let start = school.now
            try await hear(pair, for: 100, school)
            #expect(try await school.told(of: pair.bob.person) == ["present 101"])
            #expect(try await school.told(of: pair.ada.person).isEmpty)
            #expect(try await school.count("select count(*) from sighting") == 200)
            // The record of everybody else goes on too.
            try await school.recorded(through: start.addingTimeInterval(20))
            try await mend(tables, school)
            try await hear(pair, for: 70, school)
            #expect(try await school.told(of: pair.ada.person).last == "present 101")
            try await school.beat(pair.near, for: 200)
            try await school.eventuallyDone()
            let visits = try await school.visits(of: pair.ada.person)
            let others = try await school.visits(of: pair.bob.person)
            #expect(visits.map(\.roomNumber) == ["101"] && others.map(\.roomNumber) == ["101"])
            for (visit, other) in zip(visits, others) {
                #expect(abs(visit.enteredAt.timeIntervalSince(other.enteredAt)) <= 1)
                #expect(visit.leftAt == other.leftAt)
            }
        }
    }

    @Test("Their visits alone may be refused, also by a rule that is asked for at the end")
    func deferred() async throws {
        try await School.open { school in
            let pair = try await pair(school)
            for statement in [
                """
                create function refuse() returns trigger language plpgsql as $$
                begin raise check_violation; end $$
                """,
                """
                create constraint trigger broken after insert on visit deferrable initially deferred for each row
                when (new.person_id = \(pair.ada.person)) execute function refuse()
                """,
            ] { try await school.sql.query(Query(unescaped: statement)) }
            try await hear(pair, for: 5, school)
            #expect(try await school.told(of: pair.bob.person) == ["present 101"])
            #expect(try await school.count("select count(*) from sighting") == 10)
            #expect(try await school.count("select count(*) from visit") == 1)
        }
    }

    @Test(
        "An alert names them while it lasts, they are tried again after a minute, and it is settled once they succeed")
    func alert() async throws {
        try await School.open { school in
            let pair = try await pair(school)
            try await `break`(["whereabouts"], of: pair.ada.person, school)
            let scanner: Int64 = try await school.sql.query("select min(scanner_id) from scanner")[0].decode(0)
            try await OwnIngest.run(in: school) { own in
                func goOn(_ seconds: Int) async throws {
                    for _ in 0..<seconds {
                        let sightings = [pair.ada.badge, pair.bob.badge].map {
                            ReceivedBatch.Sighting(identity: $0, address: nil, rssi: -60, count: 1, heardAt: school.now)
                        }
                        try await own.ingest.submit(
                            .batch(
                                ReceivedBatch(
                                    scanner: scanner, spool: UUID().uuidString, sequence: 0, receivedAt: school.now,
                                    sightings: sightings)))
                        try await own.ingest.submit(.tick(.all))
                        if await own.ingest.isRetryDue { try await own.ingest.submit(.retryQuarantined) }
                        school.clock.advance(by: 1)
                    }
                }
                let (raised, settled) = ("raised \(pair.ada.person)", "settled \(pair.ada.person)")
                try await goOn(10)
                #expect(own.told(.recordBroken) == [raised])
                try await goOn(60)
                #expect(own.told(.recordBroken) == [raised])
                #expect(try await school.count("select count(*) from whereabouts") == 1)
                try await mend(["whereabouts"], school)
                try await goOn(70)
                #expect(own.told(.recordBroken) == [settled])
                #expect(try await school.count("select count(*) from whereabouts") == 2)
                #expect(try await school.count("select count(*) from sighting") == 280)
            }
        }
    }
}

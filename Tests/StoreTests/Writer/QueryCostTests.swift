import Beacon
import Foundation
import Postgres
import Presence
import TestSupport
import Testing

@testable import Store

/// What a query costs is told by the rows it reads one after the other, counted by PostgreSQL in its transaction.
@Suite("The cost of the frequent queries in a school of 10,000", .mustEnd)
struct QueryCostTests {
    private func withBigSchool(_ body: @Sendable (TestStore, Transaction) async throws -> Void) async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101", "102")
            _ = try await store.makeScanner("node", in: "101")
            for statement in Self.school { try await store.admin.query(Query(unescaped: statement)) }
            try await store.pool.withTransaction { try await body(store, $0) }
        }
    }

    private static let school = [
        """
        insert into person (email, first_name, last_name, classification, created_at)
        select number || '@example.org', 'P', number, 'student', now() from generate_series(1, 10000) number
        """,
        """
        insert into beacon (uuid, major, minor)
        select proximity_uuid, 60000, number from site, generate_series(1, 10000) number
        """,
        """
        insert into badge_issue (beacon_id, person_id, issued_at)
        select beacon_id, beacon_id, '2026-01-01' from beacon
        """,
        """
        insert into visit (person_id, room_id, entered_at, left_at, end_reason)
        select person_id, 1 + person_id % 2, day, day + interval '1 hour', 'left'
        from person, generate_series('2026-08-01'::timestamptz, '2026-08-03', '1 day') day
        """,
        """
        insert into visit (person_id, room_id, entered_at)
        select person_id, case when person_id % 400 = 0 then 1 else 2 end, '2026-09-01 08:00Z' from person
        """,
        """
        insert into whereabouts (person_id, state, room_id, since, heard_at, decided_at, visit_id)
        select person_id, 'present', room_id, entered_at, entered_at, entered_at, visit_id
        from visit where left_at is null
        """,
        """
        insert into whereabouts_change
            (change_id, person_id, state, room_id, since, decided_at, followed_badge, quiet_scanner_id, last_level)
        select 1000 + row_number() over (), person_id, 'unknown', 1, day, day, 1, 1, -60
        from person, generate_series('2026-08-01'::timestamptz, '2026-08-10', '1 day') day
        """,
        "analyze",
    ]

    /// The big tables of which rows were read one after the other in this transaction.
    private func scannedThrough(_ transaction: Transaction) async throws -> [String] {
        try await transaction.column(
            """
            select relname::text from pg_stat_xact_user_tables
            where seq_tup_read > 0
                and relname not in ('site', 'zone', 'room', 'scanner', 'scanner_place', 'meaning')
            order by relname
            """)
    }

    @Test("Whoever knows what sightings mean reads of ten thousand badges those alone that changed")
    func renewed() async throws {
        try await withBigSchool { store, _ in
            let meanings = try await SightingAssignments.load(store.pool)
            try await store.admin.query("update badge_issue set returned_at = now() where beacon_id = 7")
            try await store.pool.withTransaction { transaction in
                let renewed = try await meanings.renewed(transaction)
                #expect(renewed.version == meanings.version + 1)
                #expect(try await scannedThrough(transaction) == [])
            }
        }
    }

    @Test("The people in a room now are found by index")
    func occupantsNow() async throws {
        try await withBigSchool { _, transaction in
            let occupants = try await WhereaboutsRepository(transaction).occupants(ofRoom: "101")
            #expect(occupants.count == 25)
            #expect(try await scannedThrough(transaction) == [])
        }
    }

    @Test("The people in a room at a past instant are found by index")
    func occupantsThen() async throws {
        try await withBigSchool { _, transaction in
            let occupants = try await WhereaboutsRepository(transaction).occupants(
                ofRoom: "101", at: Date(timeIntervalSince1970: 1_788_249_600))
            #expect(occupants.count == 25)
            // People are few and may be read through; visits are not.
            #expect(try await !scannedThrough(transaction).contains("visit"))
        }
    }

    @Test(
        """
        What was said of people in a span of time is found without what was said of others, or before, being read \
        through
        """
    )
    func said() async throws {
        try await withBigSchool { _, transaction in
            let people: [Int64] = try await transaction.column("select person_id from person order by 1 limit 200")
            let noon = Date(timeIntervalSince1970: 1_785_844_800)
            let repository = RecordRepository(transaction)
            let found = try await repository.lastReadings(of: people, from: noon, to: noon + 150)
            #expect(found.count == 200 && Set(found.map(\.since)) == [noon - 43_200])
            let followed = try await repository.followed(of: people, from: noon, to: noon + 150)
            #expect(followed.count == 200)
            #expect(try await !scannedThrough(transaction).contains("whereabouts_change"))
        }
    }

    @Test("What a node is to forward, and a student's client to range, is told without all beacons being read through")
    func heartbeat() async throws {
        try await withBigSchool { store, transaction in
            let site = SiteRepository(transaction)
            let own = try await site.proximityUUID()
            let bought = ProximityUUID(high: .max, low: 1)
            _ = try await BeaconRepository(transaction).register(
                BeaconIdentity(uuid: bought, major: 1, minor: 1), address: nil, roomNumber: "101", description: nil)
            #expect(try await site.heardUUIDs() == [own, bought])
            #expect(try await site.roomBeaconUUIDs() == [own, bought])
            #expect(try await scannedThrough(transaction) == [])
        }
    }

    @Test("Old visits are deleted without anybody's whereabouts being read through")
    func oldVisits() async throws {
        try await withBigSchool { _, transaction in
            // Whether a visit is named is asked at the commit otherwise.
            try await transaction.query("set constraints all immediate")
            let deleted = try await transaction.query(
                "delete from visit where visit_id in (select visit_id from visit where left_at is not null limit 1000)")
            #expect(deleted.affectedRows == 1000)
            #expect(try await !scannedThrough(transaction).contains("whereabouts"))
        }
    }

    @Test("The next free key of a badge is found without those of the others being read")
    func badgeKey() async throws {
        try await withBigSchool { _, transaction in
            let key = try await transaction.query("select major, minor from free_badge_key(\(TestStore.now))")[0]
            #expect(try key.decode((Int, Int).self) == (60_000, 10_001))
            let read: Int = try await transaction.single(
                """
                select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint
                from pg_class where relname ~ '^(beacon|freed_key|used_minor)' and relkind in ('r', 'i')
                """)
            #expect(read < 20)
        }
    }

    @Test("Somebody moves without their other visits, or anybody's, being read through")
    func moving() async throws {
        try await withBigSchool { _, transaction in
            let come = IngestScene.enters(7, 2, after: -1000).after
            var commit = IngestCommit()
            commit.changes = [(1, IngestScene.enters(7, 1, after: 0, from: come))]
            commit.whereabouts = [(7, commit.changes[0].transition.after, nil)]
            try await transaction.pipeline(IngestCommit.Statements.statements(commit))
            #expect(try await scannedThrough(transaction) == [])
        }
    }
}

import Foundation
import Postgres
import Presence
import TestSupport
import Testing

@testable import Store

@Suite(.mustEnd)
struct StoredPlanTests {
    @Test("A change reads its own person's visits alone, by plans that are kept since there were none")
    func visits() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let person = try await store.makePerson("Ada")
            let kept = store.settings.with(role: "rollcall_app").keepingPlans
            let pool = ConnectionPool(kept, limits: .patient(shared: 0, exclusive: 1), logger: .quiet)
            var (last, number) = (IngestScene.enters(person, rooms[0], after: 0), Int64(1))
            /// Rows of visits that are read for writing the last transition.
            func write() async throws -> Int {
                var commit = IngestCommit()
                commit.changes = [(number, last)]
                commit.whereabouts = [(person, last.after, last.quiet)]
                number += 1
                let statements = IngestCommit.Statements.statements(commit)
                return try await pool.withTransaction { transaction in
                    // What earlier transactions read may still be among it.
                    let before = try await Self.rowsRead(transaction)
                    try await transaction.pipeline(statements)
                    return try await Self.rowsRead(transaction) - before
                }
            }
            func move(to room: Int64) async throws -> Int {
                last = IngestScene.enters(person, room, after: Double(number) * 60, from: last.after)
                return try await write()
            }
            _ = try await write()
            _ = try await move(to: rooms[1])
            try await store.admin.query(
                """
                with made as (
                    insert into person (email, first_name, last_name, classification, created_at)
                    select 'other' || number || '@school.example', 'O', 'O', 'student', now()
                    from generate_series(1, 1000) number returning person_id
                )
                insert into visit (person_id, room_id, entered_at, source)
                select person_id, \(rooms[0]), \(TestStore.now), 'client' from made
                """)
            try await store.admin.query(
                """
                insert into visit (person_id, room_id, entered_at, left_at, end_reason, source)
                select \(person), \(rooms[0]), begun, begun + interval '1 min', 'moved', 'client'
                from generate_series(1, 1000) number, lateral (
                    select \(TestStore.now)::timestamptz - make_interval(hours => number) as begun) time
                """)
            for turn in 0..<4 {
                let read = try await move(to: rooms[turn % 2])
                #expect(read < 12, "of 1,000 other visits that are open, and 1,000 that the person had")
            }
            let visits = try await store.admin.query(
                "select count(*), count(left_at) from visit where person_id = \(person)")
            #expect(try visits[0].decode((Int, Int).self) == (1006, 1005))
            await pool.close()
        }
    }
    @Test("A correction reads the visits in its own stretch alone, by plans that are kept since there were none")
    func correction() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let rooms = try await store.makeRooms("101", "102")
            let person = try await store.makePerson("Ada")
            let kept = store.settings.with(role: "rollcall_app").keepingPlans
            let pool = ConnectionPool(kept, limits: .patient(shared: 0, exclusive: 1), logger: .quiet)
            func correct(after seconds: Double) async throws -> Int {
                var correction = RecordCorrection(retryAt: TestStore.now)
                let (from, to) = (TestStore.now + seconds, TestStore.now + seconds + 100)
                correction.stretches = [
                    PersonInterval(
                        person: person, from: from, to: to,
                        stays: [Stay(room: rooms[0], from: from + 10, to: from + 50)])
                ]
                let final = correction
                return try await pool.withTransaction { transaction in
                    let before = try await Self.rowsRead(transaction)
                    try await RecordTransaction(transaction).write(final, lease: scene.lease)
                    return try await Self.rowsRead(transaction) - before
                }
            }
            _ = try await correct(after: 0)
            try await store.admin.query(
                """
                with made as (
                    insert into person (email, first_name, last_name, classification, created_at)
                    select 'other' || number || '@school.example', 'O', 'O', 'student', now()
                    from generate_series(1, 1000) number returning person_id
                )
                insert into visit (person_id, room_id, entered_at, left_at, end_reason, source)
                select person_id, \(rooms[1]), begun, begun + interval '1 min', 'moved', 'client'
                from (
                    select person_id, row_number() over () as number
                    from (select person_id from made union all select \(person) from generate_series(1, 1000)) people
                ) numbered, lateral (
                    select \(TestStore.now)::timestamptz - make_interval(hours => number::integer) as begun) time
                """)
            for turn in 1...4 {
                let read = try await correct(after: Double(turn) * 200)
                #expect(read < 12, "of 1,000 visits of others, and 1,000 that the person had")
            }
            await pool.close()
        }
    }

    /// Rows of visits.
    private static func rowsRead(_ transaction: Transaction) async throws -> Int {
        try await transaction.query(
            """
            select (seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint from pg_stat_xact_user_tables
            where relname = 'visit'
            """
        ).first?.decode(0) ?? 0
    }
}

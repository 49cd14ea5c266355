import Foundation
import Postgres
import Presence
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Correcting the record", .mustEnd)
struct RecordTransactionTests {
    private func correction(_ person: Int64, _ stays: [(room: Int64, from: Double, to: Double)]) -> RecordCorrection {
        var correction = RecordCorrection(retryAt: TestStore.now + 30)
        correction.stretches = [
            PersonInterval(
                person: person, from: TestStore.now, to: TestStore.now + 100,
                stays: stays.map {
                    Stay(room: $0.room, from: TestStore.now + $0.from, to: TestStore.now + $0.to)
                })
        ]
        return correction
    }

    private func visits(_ store: TestStore) async throws -> [String] {
        try await store.admin.column(
            """
            select concat_ws(' ', room_id, extract(epoch from entered_at - \(TestStore.now))::integer,
                coalesce(extract(epoch from left_at - \(TestStore.now))::integer::text, '…'), end_reason)
            from visit order by entered_at
            """)
    }

    @Test("Visits change places in one commit, the open one included, and what is done is no longer due")
    func rewritten() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let rooms = try await store.makeRooms("101", "102", "103")
            let ada = try await store.makePerson("ada")
            let come = IngestScene.enters(ada, rooms[0], after: 10)
            let goes = IngestScene.enters(ada, rooms[1], after: 50, from: come.after)
            try await scene.write([come], firstID: 1)
            try await scene.write([goes], firstID: 2)
            var commit = IngestCommit()
            commit.due = [
                RecordDue(
                    person: ada, from: TestStore.now, until: TestStore.now + 9, dueAt: TestStore.now + 5),
                RecordDue(person: 999, from: TestStore.now, until: TestStore.now, dueAt: TestStore.now),
            ]
            try await scene.write(commit)
            let repository = RecordRepository(store.pool)
            #expect(try await repository.due(at: TestStore.now, limit: 10).isEmpty)
            var correction = correction(ada, [(rooms[2], 5, 30), (rooms[1], 30, 100)])
            correction.done = try await repository.due(at: TestStore.now + 5, limit: 10)
            correction.through = TestStore.now + 100
            correction.untaughtSince = TestStore.now + 20
            correction.untaughtRooms = [rooms[2], rooms[0]]
            #expect(correction.done.map(\.person) == [ada], "what is of nobody is not kept")
            let final = correction
            try await store.pool.withTransaction { try await RecordTransaction($0).write(final, lease: scene.lease) }
            #expect(try await visits(store) == ["3 5 30 moved", "2 30 …"])
            #expect(try await repository.due(at: .distantFuture, limit: 10).isEmpty)
            let progress = RecordProgress(
                through: TestStore.now + 100, untaughtSince: TestStore.now + 20,
                untaughtRooms: [rooms[0], rooms[2]])
            #expect(try await repository.progress() == progress)
            #expect(try await EngineState.load(store.pool).recordedThrough == TestStore.now + 100)
        }
    }

    @Test("What is left of a visit before a stretch, too short to be one, joins the visit before it too")
    func sliver() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let rooms = try await store.makeRooms("101", "102")
            let ada = try await store.makePerson("ada")
            let come = IngestScene.enters(ada, rooms[0], after: -50)
            let goes = IngestScene.enters(ada, rooms[1], after: -1, from: come.after)
            try await scene.write([come], firstID: 1)
            try await scene.write([goes], firstID: 2)
            try await scene.write([IngestScene.enters(ada, rooms[0], after: 60, from: goes.after)], firstID: 3)
            let correction = correction(ada, [(rooms[0], 0, 100)])
            try await store.pool.withTransaction {
                try await RecordTransaction($0).write(correction, lease: scene.lease)
            }
            #expect(try await visits(store) == ["1 -50 …"])
        }
    }

    @Test("A visit that was found after the time when somebody had left did not end in that")
    func later() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let rooms = try await store.makeRooms("101", "102")
            let ada = try await store.makePerson("ada")
            let come = IngestScene.enters(ada, rooms[0], after: -50)
            try await scene.write([come], firstID: 1)
            try await scene.write([IngestScene.leaves(ada, come.after, after: -20)], firstID: 2)
            let correction = correction(ada, [(rooms[1], 40, 60)])
            try await store.pool.withTransaction {
                try await RecordTransaction($0).write(correction, lease: scene.lease)
            }
            #expect(try await visits(store) == ["1 -50 -20 left", "2 40 60 unknown"])
        }
    }

    @Test("Without the lease nothing is corrected")
    func fenced() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let rooms = try await store.makeRooms("101", "102")
            let ada = try await store.makePerson("ada")
            try await scene.write([IngestScene.enters(ada, rooms[0], after: 10)], firstID: 1)
            _ = try await LeaseRepository(store.pool).take(as: "another", certain: true)
            let correction = correction(ada, [(rooms[1], 0, 50)])
            await #expect(throws: Lease.Lost.self) {
                try await store.pool.withTransaction {
                    try await RecordTransaction($0).write(correction, lease: scene.lease)
                }
            }
            #expect(try await visits(store) == ["1 10 …"])
        }
    }

    @Test(
        "A scanner did not listen while it was not heard of for three heartbeats, or its radio was out of order",
        arguments: [nil, .failed, .recovering, .starting, .off] as [RadioState?])
    func listeningTimes(state: RadioState?) async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await scene.beat(scanner, after: [0, 10], radio: .scanning)
            if let state { try await scene.beat(scanner, after: [20, 30, 40, 50, 60, 70, 80, 90], radio: state) }
            try await scene.beat(scanner, after: [100], radio: .quiet)
            try await scene.beat(scanner, after: [110])
            if let state { try await scene.beat(scanner, after: [120, 150, 200], radio: state) }
            let found = try await RecordRepository(store.pool).listeningTimes(
                from: TestStore.now - 20, to: TestStore.now + 200)
            for (after, listens) in [(-5.0, false), (5.0, true), (50, false), (105, true), (150, false)] {
                #expect(found.listeners(at: TestStore.now + after) == (listens ? [scanner] : []))
            }
        }
    }

    @Test("What a scanner hands in late shows that it listened, up to the first long gap")
    func handedIn() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await scene.beat(scanner, after: [0, 10, 300])
            var commit = IngestCommit()
            commit.receipts = [(12.0, 50.0), (70, 90), (140, 200)].enumerated().map { number, heard in
                ReceivedBatch.Receipt(
                    key: ReceivedBatch.Key(scanner: scanner, spool: "late", sequence: Int64(number)),
                    receivedAt: TestStore.now + 301, heard: TestStore.now + heard.0...TestStore.now + heard.1,
                    stored: 9,
                    refused: 0)
            }
            try await scene.write(commit)
            let found = try await RecordRepository(store.pool).listeningTimes(
                from: TestStore.now, to: TestStore.now + 300)
            for (after, listens) in [(30.0, true), (80, true), (120, false), (250, false), (300, true)] {
                #expect(found.listeners(at: TestStore.now + after) == (listens ? [scanner] : []), "\(after)")
            }
        }
    }

    @Test("How loud badges are known to be is kept up by badge; of one that was deleted meanwhile nothing is")
    func loudness() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            let badges = [try await store.issue(to: ada).id, try await store.issue(to: ada).id]
            let first = LevelOffset.Estimate(mean: -6, certainty: 0.1)
            let last = LevelOffset.Estimate(mean: -6.5, certainty: 0.3)
            for said in [[badges[0]: first, badges[1]: first], [badges[0]: last, 999: last]] {
                var correction = RecordCorrection(retryAt: TestStore.now)
                correction.loudness = said
                let final = correction
                try await store.pool.withTransaction {
                    try await RecordTransaction($0).write(final, lease: scene.lease)
                }
            }
            #expect(try await RecordRepository(store.pool).loudness() == [badges[0]: last, badges[1]: first])
        }
    }
}

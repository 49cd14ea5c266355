import Foundation
import Postgres
import Presence
import TestSupport
import Testing

@testable import Store

@Suite("What is written where the rows of some people break a rule", .mustEnd)
struct FailureIsolationTests {
    /// Many who come into a room, of whom the table of visits refuses some.
    private func come(
        _ store: TestStore, refusing isRefused: (Int) -> Bool
    ) async throws -> (scene: IngestScene, commit: IngestCommit, refused: Set<Int64>) {
        let room = try await store.makeRooms("101")[0]
        var people: [Int64] = []
        for number in 0..<50 { people.append(try await store.makePerson("p\(number)")) }
        let refused = people.enumerated().filter { isRefused($0.offset) }.map(\.element)
        let list = refused.map(String.init).joined(separator: ",")
        try await store.admin.query(
            Query(unescaped: "alter table visit add constraint broken check (person_id not in (\(list))) not valid"))
        let scene = try await IngestScene(store)
        var commit = IngestCommit()
        let come = people.map { IngestScene.enters($0, room, after: 0) }
        commit.changes = zip(1..., come).map { ($0, $1) }
        commit.whereabouts = come.map { ($0.person, $0.after, nil) }
        commit.receipts = [
            ReceivedBatch.Receipt(
                key: .init(scanner: try await store.makeScanner("a", in: "101"), spool: "s", sequence: 0),
                receivedAt: TestStore.now, stored: 0, refused: 0)
        ]
        return (scene, commit, Set(refused))
    }

    private func people(_ table: String, _ store: TestStore) async throws -> Int {
        try await store.admin.single(Query(unescaped: "select count(*) from \(table)"), as: Int.self)
    }

    @Test("Those whose rows break it are found, nothing of theirs is written, and all else is")
    func found() async throws {
        try await TestStore.with { store in
            let (scene, commit, refused) = try await come(store) { [0, 23, 24, 49].contains($0) }
            #expect(try await sqlState { try await scene.write(commit) } == "23514")
            let broken = try await store.pool.withTransaction {
                try await IngestCommit.Statements($0).writeApart(commit)
            }
            #expect(broken == refused)
            for table in ["visit", "whereabouts", "whereabouts_change"] {
                #expect(try await people(table, store) == 46, "\(table)")
            }
            #expect(try await people("batch", store) == 1)
        }
    }

    @Test("Where very many break it, whoever stands beside them waits too, and the search ends")
    func limit() async throws {
        try await TestStore.with { store in
            let (_, commit, refused) = try await come(store) { $0 != 49 }
            let broken = try await store.pool.withTransaction {
                try await IngestCommit.Statements($0).writeApart(commit)
            }
            #expect(broken.isSuperset(of: refused))
            #expect(try await people("visit", store) == 50 - broken.count)
            #expect(try await people("batch", store) == 1)
        }
    }

    @Test("What belongs to no person fails as a whole")
    func nobody() async throws {
        try await TestStore.with { store in
            let (scene, commit, _) = try await come(store) { $0 == 0 }
            try await store.admin.query("alter table batch add constraint broken check (spool <> 's') not valid")
            let state = try await sqlState {
                try await store.pool.withTransaction { _ = try await IngestCommit.Statements($0).writeApart(commit) }
            }
            #expect(state == "23514")
            #expect(try await people("visit", store) == 0)
            _ = scene
        }
    }

    @Test("A correction leaves out whose visits break it, and has them looked through again")
    func correction() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            try await store.admin.query(
                "insert into visit (person_id, room_id, entered_at) select \(ada), \(room), \(TestStore.now)")
            try await store.admin.query(
                Query(unescaped: "alter table visit add constraint broken check (person_id <> \(ada)) not valid"))
            let scene = try await IngestScene(store)
            let span = (from: TestStore.now - 60, to: TestStore.now)
            var correction = RecordCorrection(retryAt: TestStore.now + 30)
            correction.through = TestStore.now
            correction.stretches = [ada, bob].map { person in
                PersonInterval(
                    person: person, from: span.from, to: span.to,
                    stays: [Stay(room: room, from: span.from + 10, to: span.to - 10)])
            }
            let given = correction
            let broken = try await store.pool.withTransaction {
                try await RecordTransaction($0).writeApart(given, lease: scene.lease)
            }
            #expect(broken == [ada])
            let due = try await RecordRepository(store.pool).due(at: TestStore.now + 3600, limit: 10)
            #expect(due.map(\.person) == [ada] && due.first?.from == span.from && due.first?.until == span.to)
            #expect(due.first?.dueAt == TestStore.now + 90)
            let visits: [Int64] = try await store.admin.column("select person_id from visit order by person_id")
            #expect(visits == [ada, bob])
        }
    }
}

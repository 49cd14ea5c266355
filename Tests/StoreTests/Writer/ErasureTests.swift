import Beacon
import Foundation
import Phrases
import Postgres
import Presence
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Erasing a person", .mustEnd)
struct ErasureTests {
    /// Somebody with a session, a badge, sightings of both kinds, a visit and changes.
    private func makeTraced(_ name: String, _ scene: IngestScene, room: Int64, scanner: Int64, change: Int64)
        async throws
        -> Int64
    {
        let person = try await scene.store.makePerson(name)
        let badge = try await scene.store.issue(to: person)
        let session = Session.Draft(
            tokenHash: Array(repeating: UInt8(change), count: 32), person: person, address: "::1", agent: nil)
        _ = try await SessionRepository(scene.store.pool).create(
            session, passwordHash: scene.store.passwordHash, at: TestStore.now)
        let heard = ReceivedBatch.Sighting(badge.identity, after: 1)
        let found = try #require(try await scene.resolve(scanner: scanner, [heard])[0])
        var commit = IngestCommit()
        commit.sightings = [scanner, nil].map {
            StoredSighting(scanner: $0, receivedAt: TestStore.now, sighting: heard, resolved: found)
        }
        try await scene.write(commit)
        let come = IngestScene.enters(person, room, after: 0)
        try await scene.write([come], firstID: change)
        try await scene.write([IngestScene.leaves(person, come.after, after: 9)], firstID: change + 1)
        return person
    }

    private func traces(of person: Int64, _ store: TestStore) async throws -> [Int] {
        try await store.admin.column(
            """
            select count(*) from person where person_id = \(person) union all
            select count(*) from session where person_id = \(person) union all
            select count(*) from badge_issue where person_id = \(person) union all
            select count(*) from sighting where person_id = \(person) or client_id = \(person) union all
            select count(*) from visit where person_id = \(person) union all
            select count(*) from whereabouts where person_id = \(person) union all
            select count(*) from whereabouts_change where person_id = \(person)
            """)
    }

    @Test("Nothing of them is left, all of the others is, and the badge can be handed out again")
    func erase() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            let ada = try await makeTraced("ada", scene, room: room, scanner: scanner, change: 1)
            let bob = try await makeTraced("bob", scene, room: room, scanner: scanner, change: 3)
            #expect(try await traces(of: ada, store) == [1, 1, 1, 2, 1, 1, 2])
            let subject = try await store.erase(ada, scene.lease)
            #expect(try await traces(of: ada, store) == [0, 0, 0, 2, 0, 0, 0])
            try await Sweep(store.pool).run()
            #expect(try await traces(of: ada, store) == [0, 0, 0, 0, 0, 0, 0])
            #expect(try await store.admin.single("select count(*) from unswept", as: Int.self) == 0)
            #expect(try await store.admin.column("select subject_id from erasure") == [subject])
            #expect(try await traces(of: bob, store) == [1, 1, 1, 2, 1, 1, 2])
            #expect(try await store.issue(.known(1), to: bob, after: 5).id == 1)
        }
    }

    @Test("The id of a change that went with somebody is never given out again")
    func changeIDs() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            _ = try await makeTraced("ada", scene, room: room, scanner: scanner, change: 1)
            let bob = try await makeTraced("bob", scene, room: room, scanner: scanner, change: 3)
            #expect(try await EngineState.load(store.pool).newestChange == 4)
            try await store.erase(bob, scene.lease)
            #expect(try await EngineState.load(store.pool).newestChange == 4)
        }
    }

    @Test("Somebody of another classification, nobody, and a server without the lease: refused, and nothing is gone")
    func refused() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada", .staff)
            func erase(_ person: Int64, _ only: Classification?, _ lease: Lease) async throws {
                try await store.erase(person, only: only, lease)
            }
            await #expect(throws: Refusal.notFound(.noPersonWithNumber(ada))) {
                try await erase(ada, .student, scene.lease)
            }
            await #expect(throws: Refusal.notFound(.noPersonWithNumber(999))) {
                try await erase(999, nil, scene.lease)
            }
            await #expect(throws: Lease.Lost()) {
                try await erase(ada, nil, Lease(owner: "test", fence: scene.lease.fence - 1))
            }
            #expect(try await PersonRepository(store.pool).find(.id(ada)) != nil)
        }
    }
}

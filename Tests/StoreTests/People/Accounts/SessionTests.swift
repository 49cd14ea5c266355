import Foundation
import Phrases
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Sessions", .mustEnd)
struct SessionTests {
    private static let now = TestStore.now
    private static let token = [UInt8](repeating: 7, count: 32)

    private static func begin(_ store: TestStore, _ token: [UInt8] = token) async throws -> Int64 {
        let person = try await store.makePerson("ada\(token[0])")
        let session = Session.Draft(tokenHash: token, person: person, address: "192.0.2.1", agent: "test")
        let end = try await SessionRepository(store.pool).create(session, passwordHash: store.passwordHash, at: now)
        #expect(end == now + 12 * 3600)
        return person
    }

    @Test("One that is used goes on until its time is over, one that lies idle ends before")
    func expiry() async throws {
        try await TestStore.with { store in
            let person = try await Self.begin(store)
            let sessions = SessionRepository(store.pool)
            for hour in stride(from: 1.0, to: 12, by: 1) {
                #expect(try await sessions.use(tokenHash: Self.token, at: Self.now + hour * 3600)?.person.id == person)
            }
            #expect(try await sessions.find(tokenHash: Self.token, at: Self.now + 12 * 3600 - 1) != nil)
            #expect(try await sessions.find(tokenHash: Self.token, at: Self.now + 12 * 3600) == nil)
        }
        try await TestStore.with { store in
            _ = try await Self.begin(store)
            let sessions = SessionRepository(store.pool)
            // Looking at it is no use of it.
            #expect(try await sessions.find(tokenHash: Self.token, at: Self.now + 7199) != nil)
            #expect(try await sessions.use(tokenHash: Self.token, at: Self.now + 7200) == nil)
            #expect(try await sessions.use(tokenHash: Self.token, at: Self.now + 7201) == nil)
        }
    }

    @Test("Several are found together, each by its own token and time, and only what is due is noted")
    func together() async throws {
        try await TestStore.with { store in
            let sessions = SessionRepository(store.pool)
            let tokens = (1...3).map { [UInt8](repeating: $0, count: 32) }
            var people: [Int64?] = []
            for token in tokens { people.append(try await Self.begin(store, token)) }
            let nobody = [UInt8](repeating: 9, count: 32)
            let found = try await sessions.use([
                .init(tokenHash: tokens[2], at: Self.now + 30), .init(tokenHash: nobody, at: Self.now),
                .init(tokenHash: tokens[0], at: Self.now + 7200), .init(tokenHash: tokens[1], at: Self.now + 90),
                .init(tokenHash: tokens[2], at: Self.now + 30),
            ])
            #expect(found.map { $0?.person.id } == [people[2], nil, nil, people[1], people[2]])
            let used = try await store.admin.query("select used_at from session order by token_hash")
                .map { try $0.decode(0, as: Date.self) }
            #expect(used == [Self.now, Self.now + 90, Self.now])
        }
    }

    @Test("None begins for a password that was changed meanwhile, nor for an account that was disabled")
    func outdated() async throws {
        try await TestStore.with { store in
            let person = try await store.makePerson("ada")
            let session = Session.Draft(tokenHash: Self.token, person: person, address: "192.0.2.1", agent: "test")
            let sessions = SessionRepository(store.pool)
            let people = PersonRepository(store.pool)
            try await people.edit(person, PersonRepository.Changes(passwordHash: "new"), only: nil, at: Self.now)
            #expect(try await sessions.create(session, passwordHash: store.passwordHash, at: Self.now) == nil)
            try await people.edit(person, PersonRepository.Changes(isDisabled: true), only: nil, at: Self.now)
            #expect(try await sessions.create(session, passwordHash: "new", at: Self.now) == nil)
            try await people.edit(person, PersonRepository.Changes(isDisabled: false), only: nil, at: Self.now)
            #expect(try await sessions.create(session, passwordHash: "new", at: Self.now) != nil)
        }
    }

    @Test("One that begins while the password is being changed ends with that change")
    func meanwhile() async throws {
        try await TestStore.with { store in
            let person = try await store.makePerson("ada")
            let session = Session.Draft(tokenHash: Self.token, person: person, address: "192.0.2.1", agent: "test")
            let change = try await store.pool.withTransaction { transaction in
                let begun = try await SessionRepository(transaction).create(
                    session, passwordHash: store.passwordHash, at: Self.now)
                #expect(begun != nil)
                let change = Task {
                    try await PersonRepository(store.pool).edit(
                        person, PersonRepository.Changes(passwordHash: "new"), only: nil, at: Self.now)
                }
                try await until { try await store.hasWaiters() }
                return change
            }
            try await change.value
            #expect(try await SessionRepository(store.pool).find(tokenHash: Self.token, at: Self.now) == nil)
        }
    }

    @Test("Those that have ended are listed no more, and deleted")
    func deleted() async throws {
        try await TestStore.with { store in
            let person = try await Self.begin(store)
            let sessions = SessionRepository(store.pool)
            let entry = try #require(try await sessions.list(of: person, at: Self.now + 60).first)
            #expect(entry.address == "192.0.2.1" && entry.agent == "test" && entry.createdAt == Self.now)
            #expect(try await sessions.deleteExpired(at: Self.now + 7199) == 0)
            #expect(try await sessions.list(of: person, at: Self.now + 7200).isEmpty)
            #expect(try await sessions.deleteExpired(at: Self.now + 7200) == 1)
        }
    }

    @Test("A session ends for its own person alone, and a renewed one is known by the new token alone")
    func ends() async throws {
        try await TestStore.with { store in
            let ada = try await Self.begin(store)
            let other = [UInt8](repeating: 8, count: 32)
            let alan = try await Self.begin(store, other)
            let sessions = SessionRepository(store.pool)
            let id = try #require(try await sessions.find(tokenHash: other, at: Self.now)?.id)
            await #expect(throws: Refusal.notFound(.noSessionWithNumber(id))) {
                try await sessions.end(id, of: ada)
            }
            let fresh = [UInt8](repeating: 9, count: 32)
            #expect(try await sessions.renew(tokenHash: other, as: fresh) == Self.now + 12 * 3600)
            #expect(try await sessions.find(tokenHash: other, at: Self.now) == nil)
            #expect(try await sessions.find(tokenHash: fresh, at: Self.now)?.id == id)
            try await sessions.end(id, of: alan)
            #expect(try await sessions.find(tokenHash: fresh, at: Self.now) == nil)
            #expect(try await sessions.find(tokenHash: Self.token, at: Self.now) != nil)
        }
    }
}

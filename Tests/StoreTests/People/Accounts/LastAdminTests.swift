import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("The last admin", .mustEnd)
struct LastAdminTests {
    private static func makeAdmin(_ name: String, _ store: TestStore, password: String? = "x") async throws -> Int64 {
        try await PersonRepository(store.pool).create(
            email: "\(name)@example.org", firstName: name, lastName: "Example", classification: .admin,
            passwordHash: password, at: TestStore.now)
    }

    private static let ways = [
        PersonRepository.Changes(classification: .staff), PersonRepository.Changes(isDisabled: true),
        PersonRepository.Changes(classification: .student, isDisabled: false),
    ]

    @Test("Nobody takes the last admin's rights away, not even with an admin beside them who cannot log in")
    func refused() async throws {
        try await TestStore.with { store in
            let people = PersonRepository(store.pool)
            let last = try await Self.makeAdmin("ada", store)
            let other = try await Self.makeAdmin("alan", store)
            try await people.edit(other, PersonRepository.Changes(isDisabled: true), only: nil, at: TestStore.now)
            _ = try await Self.makeAdmin("grace", store, password: nil)
            for changes in Self.ways {
                await #expect(throws: Refusal.conflict(.lastAdmin)) {
                    try await people.edit(last, changes, only: nil, at: TestStore.now)
                }
            }
            await #expect(throws: (any Error).self) {
                try await store.pool.query("delete from person where person_id = \(last)")
            }
            try await people.edit(other, PersonRepository.Changes(isDisabled: false), only: nil, at: TestStore.now)
            try await people.edit(last, Self.ways[0], only: nil, at: TestStore.now)
            #expect(try await people.find(.id(last))?.classification == .staff)
        }
    }

    @Test("Of two admins who take each other's rights away at once, one is left", arguments: 0..<4)
    func race(round: Int) async throws {
        try await TestStore.with { store in
            let admins = [try await Self.makeAdmin("ada", store), try await Self.makeAdmin("alan", store)]
            let refusals = await withTaskGroup(of: Bool.self) { group in
                for (index, admin) in admins.enumerated() {
                    let changes = Self.ways[(round + index) % 2]
                    group.addTask {
                        do {
                            try await store.pool.withTransaction {
                                try await PersonRepository($0).edit(admin, changes, only: nil, at: TestStore.now)
                            }
                            return false
                        } catch { return (error as? Refusal) == .conflict(.lastAdmin) }
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(refusals == 1)
        }
    }
}

import Foundation
import Phrases
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Locks go out of use", .mustEnd)
struct LockRetirementTests {
    private func delete(_ room: Int64, _ store: TestStore) async throws -> Bool {
        try await store.pool.withTransaction { try await RoomRepository.delete(room, at: TestStore.now, in: $0) }
    }

    /// Locks in use, those with keys, and attempts.
    private func counts(_ store: TestStore) async throws -> [Int] {
        try await store.admin.single(
            """
            select array[
                (select count(*) from lock where retired_at is null),
                (select count(*) from lock where sealed_keys is not null), (select count(*) from unlock)]
            """)
    }

    @Test("With its device a lock is retired, its keys are forgotten, and its attempts stay")
    func device() async throws {
        try await TestStore.with { store in
            let lock = try await store.makeLock(into: try await store.makeRooms("101")[0])
            try await store.attempt(lock, "opened")
            #expect(try await DeviceRepository(store.pool).delete(lock.device, at: TestStore.now))
            #expect(try await counts(store) == [0, 0, 1])
        }
    }

    @Test("With its room, too, which is retired where somebody tried to enter it, and deleted where nobody did")
    func room() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let (lock, other) = (
                try await store.makeLock(into: rooms[0]), try await store.makeLock("l2", into: rooms[1])
            )
            try await store.attempt(lock, "refused")
            #expect(try await delete(rooms[0], store))
            #expect(try await counts(store) == [1, 1, 1])
            #expect(try await delete(rooms[1], store) == false)
            #expect(try await counts(store) == [0, 0, 1])
            await #expect(throws: Refusal.self) { try await delete(rooms[1], store) }
            #expect(try await DeviceRepository(store.pool).delete(other.device, at: TestStore.now) == false)
        }
    }
}

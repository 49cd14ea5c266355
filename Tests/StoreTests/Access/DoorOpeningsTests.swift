import Devices
import Foundation
import Locks
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("When doors of locks stood open", .mustEnd)
struct DoorOpeningsTests {
    private func openings(_ store: TestStore) async throws -> [String] {
        try await store.admin.column(
            """
            select coalesce(bolt, '?') || case when is_forced then ' forced' else '' end
                || case when closed_at is null then ' open' else '' end
            from door_opening order by opening_id
            """)
    }

    @Test("An opening is one row until it closes; what is no lock's is passed over")
    func rows() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let lock = try await store.makeLock(into: room)
            try await store.turn(lock, false, after: 0)
            try await store.turn(lock, true, bolt: "unlocked", after: 1)
            try await store.turn(lock, true, bolt: "unlocked", after: 2)
            #expect(try await openings(store) == ["unlocked open"])
            try await store.turn(lock, false, after: 3)
            try await store.turn(lock, true, after: 4)
            let lamp = try await store.makeDevice("lamp", kind: "lamp", code: 1)
            try await store.turn(TestLock(id: 0, device: lamp, room: room), true, after: 5)
            #expect(try await openings(store) == ["unlocked", "locked forced open"])
        }
    }

    @Test("An attempt that may have opened it explains an opening; a refused one, or another lock's, does not")
    func explained() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let (lock, other) = (try await store.makeLock(into: room), try await store.makeLock("l2", into: room))
            try await store.attempt(other, "opened")
            try await store.attempt(lock, "refused")
            try await store.turn(lock, true, after: 1)
            try await store.turn(lock, false, after: 2)
            try await store.attempt(lock, "unconfirmed", after: 3)
            try await store.turn(lock, true, after: 18)
            try await store.turn(lock, false, after: 19)
            try await store.turn(lock, true, after: 20)
            try await store.turn(lock, false, after: 21)
            try await store.turn(lock, true, after: 22, isWitnessed: false)
            #expect(
                try await openings(store) == ["locked forced", "locked", "locked forced", "locked open"])
        }
    }

    @Test("The signs of a lock are what it said, what its door did, and until when it was held")
    func signs() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let lock = try await store.makeLock(into: room)
            func signs(after seconds: Double) async throws -> LockHealth {
                let found = try await LockWatching(store.pool).locks(at: TestStore.now + seconds)
                #expect(found.map(\.lock) == [lock.id] && found.map(\.room) == [room])
                return try #require(found.first).signs
            }
            #expect(try await signs(after: 0) == LockHealth(isConnected: false))
            try await store.connect(lock.device)
            try await store.report(lock.device, ["bolt": .text("locked"), "battery": .number(12)])
            try await store.attempt(lock, "opened", after: 1, hold: 7)
            try await store.turn(lock, true, after: 2)
            var expected = LockHealth(
                isConnected: true, connectedAt: TestStore.now, bolt: .locked, battery: 12,
                openSince: TestStore.now + 2, heldUntil: TestStore.now + 8)
            #expect(try await signs(after: 3) == expected)
            try await store.turn(lock, false, after: 4)
            try await store.attempt(lock, "jammed", after: 30)
            try await store.turn(lock, true, after: 60)
            (expected.openSince, expected.heldUntil) = (TestStore.now + 60, TestStore.now + 8)
            (expected.forcedAt, expected.jammedAt) = (TestStore.now + 60, TestStore.now + 30)
            #expect(try await signs(after: 61) == expected)
            (expected.forcedAt, expected.jammedAt) = (nil, nil)
            #expect(try await signs(after: 400) == expected)
        }
    }

    @Test("Denied attempts of the last minute are those that were refused")
    func denied() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let (lock, ada) = (try await store.makeLock(into: room), try await store.makePerson("ada"))
            for (state, seconds) in [("refused", -61.0), ("refused", -59), ("opened", -2), ("denied", -1)] {
                try await store.attempt(lock, by: ada, state, after: seconds)
            }
            let denied = try await LockWatching(store.pool).denied(at: TestStore.now)
            #expect(
                denied.attempts == [.init(lock: lock.id, room: room, person: ada, at: TestStore.now - 59)])
        }
    }
}

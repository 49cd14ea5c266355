import Devices
import Foundation
import Locks
import Postgres

@testable import Store

extension TestStore {
    /// A lock of its own device into a room, with keys.
    func makeLock(_ serial: String = "l1", into room: Int64, hours: String? = nil) async throws -> TestLock {
        let device = try await makeDevice(serial, kind: "lock", code: UInt8.random(in: 2 ... .max))
        let lock: Int64 = try await admin.query(
            """
            insert into lock
                (lock_name, room_id, device_id, open_hours, epoch, sealed_keys, activated_at, created_at)
            values (\(serial), \(room), \(device), \(hours)::text::jsonb, 1, '\\x00', \(Self.now), \(Self.now))
            returning lock_id
            """)[0].decode(0)
        return TestLock(id: lock, device: device, room: room)
    }

    /// An attempt as it ended; one without an end is under way.
    @discardableResult
    func attempt(
        _ lock: TestLock, by person: Int64? = nil, _ state: String, after seconds: Double = 0, hold: Int = 5,
        way: String = "self"
    ) async throws -> Int64 {
        let (at, isOpen) = (Self.now + seconds, ["asked", "challenged", "responded"].contains(state))
        let isResponded = ["responded", "opened", "jammed", "unconfirmed"].contains(state)
        return try await admin.query(
            """
            insert into unlock
                (lock_id, room_id, person_id, asked_at, way, is_granted, sight, hold, state, responded_at, ended_at)
            values (\(lock.id), \(lock.room), \(person), \(at), \(way), \(state != "refused"), 'off', \(hold), \(state),
                \(isResponded ? at : nil), \(isOpen ? nil : at))
            returning attempt_id
            """)[0].decode(0)
    }

    func turn(
        _ lock: TestLock, _ isOpen: Bool, bolt: String = "locked", after seconds: Double, isWitnessed: Bool = true
    ) async throws {
        try await pool.withTransaction {
            try await DoorOpenings($0).note([
                DoorContactChange(
                    device: lock.device, isOpen: isOpen, bolt: BoltState(rawValue: bolt), isWitnessed: isWitnessed,
                    at: Self.now + seconds)
            ])
        }
    }
}

/// A lock of a test.
struct TestLock: Sendable {
    let id: Int64
    let device: Int64
    let room: Int64
}

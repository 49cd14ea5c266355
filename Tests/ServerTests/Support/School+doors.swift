import Devices
import Foundation
import Locks
import Postgres

@testable import Store

/// A lock past its handlers: with keys that no lock has.
struct DoorLock: Sendable {
    let id: Int64
    let device: Int64
}

extension School {
    func makeLockRow(
        into room: String, serial: String = "L1", hours: String? = nil, dialect: String = "hmac"
    ) async throws -> DoorLock {
        let device = try await makeDevice("lock", serial: serial)
        let lock: Int64 = try await sql.query(
            """
            insert into lock (lock_name, room_id, device_id, dialect, open_hours, epoch, sealed_keys, activated_at,
                created_at)
            select \("The lock \(serial)"), room_id, \(device), \(dialect), \(hours)::text::jsonb, 1, '\\x00', \(now),
                \(now)
            from room where room_number = \(room) returning lock_id
            """)[0].decode(0)
        return DoorLock(id: lock, device: device)
    }

    /// Its device is there, or goes.
    func setConnected(_ lock: DoorLock, _ isConnected: Bool = true) async throws {
        try await sql.query(
            """
            update device_state set connected = \(isConnected), connected_at = \(now) where device_id = \(lock.device)
            """)
    }

    func turn(_ lock: DoorLock, isOpen: Bool, bolt: BoltState = .locked) async throws {
        try await sql.withTransaction {
            try await DoorOpenings($0).note([
                DoorContactChange(device: lock.device, isOpen: isOpen, bolt: bolt, isWitnessed: true, at: now)
            ])
        }
    }

    func refuse(_ lock: DoorLock, to person: Int64) async throws {
        try await sql.query(
            """
            insert into unlock (lock_id, room_id, person_id, asked_at, way, is_granted, sight, reasons, hold, state,
                ended_at)
            select lock_id, room_id, \(person), \(now), 'self', false, 'off', array['no_right'], 5, 'refused', \(now)
            from lock where lock_id = \(lock.id)
            """)
    }
}

import Devices
import Foundation
import Postgres
import Testing
import Vocabulary
import Wire

@testable import Server

/// A school with a lock into room 101 that has no keys: what is granted is over at once, as `timed_out`.
struct LockedRoom {
    let school: School
    let lock: Int64
    let room: Int64

    init(_ school: School, gate: PresenceGate = .off, dialect: LockDialect = .hmac) async throws {
        if try await school.count("select count(*) from room where room_number = '101'") == 0 {
            try await school.makeRooms("101", "102")
        }
        let door = try await school.admin(CreateDoor(roomA: "101", roomB: "102")).doorID
        let device = try await school.makeDevice("lock", serial: "L1", in: "101")
        lock = try await school.admin(
            CreateLock(
                lockName: "Lab", roomNumber: "101", doorID: door, deviceID: device, dialect: dialect, gate: gate)
        ).lockID
        room = Int64(try await school.count("select room_id from room where room_number = '101'"))
        self.school = school
    }

    /// What comes of an attempt: `granted`, or the word of the refusal.
    func attempt(
        _ peer: Peer, code: String? = nil, reason: String? = nil, key: UUID? = nil
    ) async throws -> String {
        do {
            let reply = try await peer(Unlock(lockID: lock, code: code, overrideReason: reason), key: key)
            #expect(reply.outcome == .timedOut)
            return "granted"
        } catch let failure as Failure {
            return failure.code.rawValue
        }
    }

    func require(level: Int?) async throws {
        try await school.sql.query("update room set required_level = \(level) where room_id = \(room)")
    }

    func setLevel(_ level: Int, of peer: Peer) async throws {
        let person = try await peer.personID
        try await school.sql.query("update person set security_level = \(level) where person_id = \(person)")
    }

    /// Clears somebody, or a group, for the room.
    func clear(person: Int64? = nil, group: Int64? = nil, from: Int? = nil, until: Int? = nil) async throws {
        try await school.sql.query(
            """
            insert into clearance (room_id, person_id, group_id, from_minute, until_minute, created_at)
            values (\(room), \(person), \(group), \(from), \(until), \(school.now))
            """)
    }

    /// The newest attempt.
    func last() async throws -> UnlockRecord {
        try #require(try await school.admin(GetUnlocks(lockID: lock)).unlocks.first)
    }
}

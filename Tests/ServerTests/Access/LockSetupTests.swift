import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Setting locks up", .mustEnd)
struct LockSetupTests {
    @Test("A lock is made, changed, read back and deleted")
    func life() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let door = try await school.admin(CreateDoor(roomA: "102", roomB: "101")).doorID
            let device = try await school.makeDevice("lock", serial: "L1")
            _ = try await school.makeScanner(in: "102", name: "hall")
            let scanner = try await school.admin(GetScanners()).scanners[0].scannerID
            let hours = [HoursRecord(weekdays: [.tue], from: try time("07:30"), until: try time("08:15"))]
            let lock = try await school.admin(
                CreateLock(
                    lockName: "Lab", roomNumber: "101", doorID: door, deviceID: device, gate: .require, within: 30,
                    listeners: [scanner], minRSSI: -70, trustClient: true, relock: 9, openHours: hours)
            ).lockID
            let made = try #require(try await school.admin(GetLocks()).locks.first)
            let setup = try #require(made.setup)
            #expect(made.state == .new && made.gate == .require && !made.weak && made.lockID == lock)
            #expect(setup.otherRoomNumber == "102" && setup.listeners.map(\.scannerName) == ["hall"])
            #expect(setup.within == 30 && setup.minRSSI == -70 && setup.trustClient && setup.relock == 9)
            #expect(setup.openHours == hours && setup.epoch == nil)
            _ = try await school.admin(
                EditLock(
                    lockID: lock, lockName: "Lab 1", gate: .off, listeners: [],
                    without: [.doorID, .minRSSI, .openHours]))
            let changed = try #require(try await school.admin(GetLocks(lockID: lock)).locks.first)
            #expect(changed.lockName == "Lab 1" && changed.gate == .off && changed.setup?.listeners.isEmpty == true)
            #expect(changed.setup?.doorID == nil && changed.setup?.openHours.isEmpty == true)
            #expect(try await !school.admin(DeleteLock(lockID: lock)).retired)
            #expect(try await school.admin(GetLocks()).total == 0)
        }
    }

    private func time(_ text: String) throws -> ClockTime { try #require(ClockTime(text)) }

    @Test("One that somebody tried to open is retired, and its attempts stay")
    func retired() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            _ = try await room.attempt(school.admin)
            #expect(try await school.admin(DeleteLock(lockID: room.lock)).retired)
            #expect(try await room.attempt(school.admin) == "not_found")
            #expect(try await school.admin(GetLocks()).locks.first?.retiredAt != nil)
            #expect(try await school.admin(GetUnlocks(lockID: room.lock)).total == 1)
        }
    }

    @Test("What does not fit together is refused")
    func misfits() async throws {
        try await School.open { school in
            let room = try await LockedRoom(school)
            try await school.makeRooms("201", "202", zone: "West")
            let lamp = try await school.makeDevice("lamp", serial: "S2")
            let other = try await school.makeDevice("lock", serial: "L2")
            let foreign = try await school.makeDevice("lock", serial: "L3")
            try await school.sql.query("update device set dialect = 'tasmota' where device_id = \(foreign)")
            let door = try await school.admin(CreateDoor(roomA: "201", roomB: "202")).doorID
            let used = try await school.admin(GetLocks()).locks[0].deviceID
            let admin = school.admin
            func refusal(_ name: String, _ device: Int64, door: Int64? = nil) async throws -> FailureCode {
                try await admin.refusal(
                    of: CreateLock(lockName: name, roomNumber: "101", doorID: door, deviceID: device)
                ).code
            }
            #expect(try await refusal("A", lamp) == .cannotBeDone)
            #expect(try await refusal("A", foreign) == .cannotBeDone)
            #expect(try await refusal("A", 999) == .notFound)
            #expect(try await refusal("A", used) == .conflict)
            #expect(try await refusal("lab", other) == .conflict)
            #expect(try await refusal("A", other, door: door) == .cannotBeDone)
            #expect(try await admin.refusal(of: EditLock(lockID: room.lock, listeners: [999])).code == .notFound)
            #expect(try await admin.refusal(of: EditLock(lockID: room.lock, within: 4)).code == .badArguments)
            #expect(try await admin.refusal(of: EditLock(lockID: room.lock, relock: 0)).code == .badArguments)
            #expect(try await admin.refusal(of: EditLock(lockID: 999, relock: 5)).code == .notFound)
            #expect(try await admin.refusal(of: ActivateLock(lockID: room.lock)).argument == "fingerprint")
        }
    }

    @Test("Whoever is in a room at a door finds its lock first")
    func near() async throws {
        try await School.open { school in
            let room = try await LockedRoom(school)
            try await room.require(level: 0)
            let device = try await school.makeDevice("lock", serial: "L2")
            _ = try await school.admin(CreateRoom(roomNumber: "900", zoneName: "East"))
            try await school.sql.query("update room set required_level = 0")
            _ = try await school.admin(CreateLock(lockName: "Attic", roomNumber: "900", deviceID: device))
            let scanner = try await school.makeScanner(in: "102")
            let peer = try await school.makePeer(.student)
            try await school.hear(school.issueBadge(to: peer.personID), by: scanner, for: 12)
            let locks = try await peer(GetLocks()).locks
            #expect(locks.map(\.lockName) == ["Lab", "Attic"] && locks.map(\.near) == [true, false])
        }
    }
}

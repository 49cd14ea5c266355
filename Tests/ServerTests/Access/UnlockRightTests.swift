import Devices
import Foundation
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("The right to open a lock", .mustEnd)
struct UnlockRightTests {
    @Test("Nobody has one by default: admins are told, others learn of no lock, and both are on record")
    func nobody() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let staff = try await school.makePeer(.staff)
            #expect(try await room.attempt(school.admin) == "no_right")
            #expect(try await room.attempt(staff) == "not_found")
            #expect(try await staff.refusal(of: Unlock(lockID: 999)).code == .notFound)
            #expect(try await staff(GetLocks()).locks.isEmpty)
            let records = try await school.admin(GetUnlocks(lockID: room.lock)).unlocks
            #expect(records.count == 2 && records.allSatisfy { $0.outcome == .refused && !$0.granted })
            #expect(records.allSatisfy { $0.reasons == [.noRight] && $0.right == nil })
            #expect(try await school.admin(GetOwnUnlocks()).total == 1)
            // Neither the list nor the pace tells of the lock.
            #expect(try await staff(GetOwnUnlocks()).total == 0)
            for _ in 0..<6 { #expect(try await room.attempt(staff) == "not_found") }
        }
    }

    @Test("Who is disabled while they hold their badge to the door is let in no more")
    func disabled() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            try await room.require(level: 0)
            let ada = try await school.makePeer(.student, "Ada").personID
            func ground() async throws -> UnlockContext? {
                try await UnlockContext.read(of: ada, at: room.lock, school.sql, takingTurns: false, now: school.now)
            }
            #expect(try await ground() != nil)
            try await school.sql.query("update person set disabled_at = \(school.now) where person_id = \(ada)")
            #expect(try await ground() == nil)
        }
    }

    @Test("A level opens, and a lower one counts at the next attempt")
    func level() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let student = try await school.makePeer(.student)
            try await room.require(level: 3)
            try await room.setLevel(3, of: student)
            #expect(try await room.attempt(student) == "granted")
            let listed = try await student(GetLocks()).locks
            #expect(listed.map(\.mayUnlock) == [true] && listed.map(\.setup) == [nil])
            #expect(try await room.last().right == .level)
            try await room.setLevel(2, of: student)
            #expect(try await room.attempt(student) == "not_found")
            try await room.setLevel(9, of: student)
            try await room.require(level: nil)
            #expect(try await room.attempt(student) == "not_found")
        }
    }

    @Test("A clearance of theirs or of their group opens in its hours alone")
    func clearance() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let (own, member) = (try await school.makePeer(.student, "Own"), try await school.makePeer(.staff, "Mem"))
            let group = try await school.makeGroup("10b", of: member.personID)
            try await room.clear(person: own.personID, from: 0, until: 1)
            try await room.clear(group: group)
            #expect(try await room.attempt(own) == "outside_hours")
            #expect(try await own(GetLocks()).locks.map(\.mayUnlock) == [false])
            #expect(try await room.attempt(member) == "granted")
            let record = try await room.last()
            #expect(record.right == .clearance && record.rightID != nil)
            try await school.sql.query("delete from clearance where group_id = \(group)")
            #expect(try await room.attempt(member) == "not_found")
        }
    }

    @Test("A booking opens for who booked and who is invited, from five minutes before")
    func booking() async throws {
        try await School.open { school in
            let room = try await LockedRoom(school)
            let (booker, guest) = (try await school.makePeer(.staff), try await school.makePeer(.student))
            let (one, other) = (try await booker.personID, try await guest.personID)
            try await school.sql.query(
                """
                with made as (
                    insert into booking (room_id, person_id, from_at, until_at, created_at)
                    values (\(room.room), \(one), \(school.now + 301), \(school.now + 900), \(school.now))
                    returning booking_id)
                insert into booking_invited (booking_id, person_id) select booking_id, \(other) from made
                """)
            #expect(try await room.attempt(guest) == "outside_hours")
            try await school.pass(1)
            #expect(try await room.attempt(guest) == "granted")
            #expect(try await room.attempt(booker) == "granted")
            let record = try await room.last()
            #expect(record.right == .booking && record.way == .booking)
            try await school.sql.query(
                "update booking set state = 'cancelled', ended_at = \(school.now), reason = 'x'")
            #expect(try await room.attempt(booker) == "not_found")
        }
    }

    @Test("A weak lock opens only where the school allows it")
    func weak() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school, dialect: .aes128)
            try await room.require(level: 0)
            #expect(try await room.attempt(school.admin) == "weak_lock")
            _ = try await school.admin(WriteConfig(item: "allow_weak_locks", value: .boolean(true)))
            #expect(try await room.attempt(school.admin) == "granted")
        }
    }

    @Test("Until the first password is changed nothing opens")
    func passwordPending() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let staff = try await school.makePeer(.staff)
            let person = try await staff.personID
            try await room.require(level: 0)
            try await school.sql.query("update person set password_temporary = true where person_id = \(person)")
            #expect(try await room.attempt(staff) == "password_change_necessary")
            let facts = try await school.admin(ExplainUnlock(personID: person, lockID: room.lock)).facts
            #expect(facts.passwordPending && !facts.granted && facts.reasons == [.passwordPending])
        }
    }

    @Test("Five attempts of a person at a lock are taken in ten seconds")
    func pace() async throws {
        try await School.open { school in
            let room = try await LockedRoom(school)
            let other = try await school.makePeer(.student)
            try await room.require(level: 0)
            let admin = school.admin
            let results = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<12 { group.addTask { try await room.attempt(admin) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.filter { $0 == "granted" }.count == 5)
            #expect(results.filter { $0 == "slow_down" }.count == 7)
            let refusal = try await school.admin.refusal(of: Unlock(lockID: room.lock))
            #expect(refusal.retryAfter.map { (1...10).contains($0) } == true)
            #expect(try await room.attempt(other) == "granted")
            try await school.pass(10)
            #expect(try await room.attempt(school.admin) == "granted")
        }
    }

    @Test("A repeated word opens once; one that was refused is free again")
    func word() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let key = UUID()
            #expect(try await room.attempt(school.admin, key: key) == "no_right")
            try await room.require(level: 0)
            let first = try await school.admin(Unlock(lockID: room.lock), key: key)
            let second = try await school.admin(Unlock(lockID: room.lock), key: key)
            #expect(first == second)
            #expect(try await school.count("select count(*) from unlock where is_granted") == 1)
            #expect(try await school.count("select count(*) from unlock where not is_granted") == 1)
        }
    }

    @Test("Persons see their own attempts, and an admin's look at them is in the audit")
    func record() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            let (one, other) = (try await school.makePeer(.staff, "One"), try await school.makePeer(.staff, "Other"))
            try await room.require(level: 0)
            for peer in [one, other, one] { _ = try await room.attempt(peer) }
            #expect(try await one(GetOwnUnlocks()).unlocks.map(\.firstName) == ["One", "One"])
            #expect(try await one.refusal(of: GetUnlocks()).code == .notAllowed)
            let person = try await one.personID
            let found = try await school.admin(
                GetUnlocks(personID: person, outcome: .timedOut, from: school.now - 1, to: school.now + 1, page: 1))
            #expect(found.total == 2 && found.unlocks.allSatisfy { $0.personID == person })
            #expect(try await school.admin(GetUnlocks(outcome: .opened)).unlocks.isEmpty)
            let looks = try await school.audit("looked_at_unlocks")
            #expect(looks.count == 2)
        }
    }

    @Test("What was decided is never changed, and an outcome is filled in once")
    func guarded() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school)
            try await room.require(level: 0)
            _ = try await room.attempt(school.admin)
            for change in ["state = 'opened'", "is_granted = false", "reasons = '{no_right}'"] {
                await #expect(throws: (any Error).self) {
                    try await school.sql.query(.init(unescaped: "update unlock set \(change)"))
                }
            }
        }
    }
}

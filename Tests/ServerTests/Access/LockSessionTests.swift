import Devices
import Foundation
import MQTT
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Locks
@testable import Server
@testable import Store

/// A real server with a private mosquitto, and the lock's own code on the other side.
@Suite("Speaking to the locks", .mustEnd)
struct LockSessionTests {
    @Test("A lock is activated by its label, and opens for whoever may")
    func opened() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            try await lock.hear("response")
            let opened = try await reply
            #expect(opened.outcome == .opened && opened.reasons.isEmpty)
            #expect(opened.relocksAt.map { $0 <= school.now + 5 && $0 > school.now } == true)
            let record = try await school.lastUnlock(at: lock.lock)
            #expect(record.granted && record.outcome == .opened && record.right == .level && record.way == .own)
            #expect(record.attemptID == opened.attemptID && record.milliseconds != nil)
            let listed = try await school.admin(GetLocks(lockID: lock.lock)).locks.first
            #expect(listed?.setup?.epoch == 1 && listed?.mayUnlock == true && listed?.state == .unknown)
        }
    }

    @Test("The keys are kept sealed, and each activation begins another epoch")
    func epochs() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            let first = lock.core.keys?.bytes
            try await lock.press()
            #expect(try await school.activate(lock) == 2)
            let keys = try #require(lock.core.keys)
            #expect(keys.epoch == 2 && keys.bytes != first)
            let sealed: [UInt8] = try await school.sql.query("select sealed_keys from lock")[0].decode(0)
            #expect(sealed.count == keys.bytes.count + 28 && !sealed.starts(with: keys.bytes.prefix(16)))
            #expect(try await school.school.count("select count(*) from lock where sealed_label is not null") == 0)
        }
    }

    @Test("A lock that is made anew of the same device is activated, too")
    func anew() async throws {
        try await SchoolWithBroker.open { school, port in
            let old = try await school.activeLock(port)
            _ = try await school.admin(DeleteLock(lockID: old.lock))
            let made = try await school.admin(
                CreateLock(lockName: "Anew", roomNumber: "101", deviceID: old.line.id, gate: .off))
            old.forget()
            let lock = ConnectedLock(lock: made.lockID, line: old.line, core: old.core, clock: school.school.clock)
            #expect(try await school.activate(lock) == 1)
        }
    }

    @Test(
        "An activation by the wrong label comes to nothing, and the old keys hold",
        arguments: [("wrong", "The activation code is not"), ("other", "The lock's key is not")])
    func wrongLabel(what: String, sentence: String) async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await lock.press()
            let other = LockMemory(dialect: .hmac)
            let fingerprint = what == "other" ? other.fingerprint.text : lock.label.fingerprint
            let code = what == "wrong" ? ActivationCode.random().text : lock.label.code
            async let refusal = school.admin.refusal(
                of: ActivateLock(lockID: lock.lock, fingerprint: fingerprint, code: code))
            for _ in 0..<(what == "other" ? 1 : 2) { try await lock.hear("handshake") }
            let failure = try await refusal
            #expect(failure.code == .cannotBeDone && failure.reason.hasPrefix(sentence), "\(failure)")
            #expect(try await school.admin(GetLocks()).locks.first?.setup?.epoch == 1)
        }
    }

    @Test("A lock that has keys takes others only after its button was pressed")
    func notReady() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            async let refusal = school.admin.refusal(
                of: ActivateLock(lockID: lock.lock, fingerprint: lock.label.fingerprint, code: lock.label.code))
            try await lock.hear("handshake")
            #expect(try await refusal.reason.hasPrefix("The lock has keys already."))
        }
    }

    @Test("What the lock would not, and a bolt that does not move, are told", arguments: [true, false])
    func unopened(isJammed: Bool) async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            if isJammed { lock.isJammed = true } else { lock.forget() }
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            if isJammed { try await lock.hear("response") }
            let told = try await reply
            #expect(told.outcome == (isJammed ? .jammed : .denied) && told.relocksAt == nil)
            #expect(told.outcomeReason == (isJammed ? nil : "not_active"))
        }
    }

    @Test("Where the lock's answer is lost the attempt ends as unconfirmed, and the response is never said again")
    func lost() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            _ = try await lock.line.next("response")
            try await school.school.pass(11)
            #expect(try await reply.outcome == .unconfirmed)
            // Whatever comes now is for the next attempt.
            async let second = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            let response = try await lock.hear("response")
            let record = try await second
            #expect(record.outcome == .opened)
            #expect(try LockMessages.attempt(of: response) == record.attemptID)
        }
    }

    @Test("An outcome that somebody made up opens nothing, and no attempt ends by it")
    func forged() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            let response = Array(try await lock.line.next("response").utf8)
            let attempt = try LockMessages.attempt(of: response)
            let proof = String(repeating: "0", count: 64)
            try await lock.line.say(
                "outcome", #"{"attempt": "\#(attempt)", "outcome": "opened", "proof": "\#(proof)"}"#)
            try await school.school.pass(11)
            let told = try await reply
            #expect(told.outcome == .unconfirmed && told.outcomeReason == "wrong_proof")
        }
    }

    @Test("A lock that is not connected does not open, and who waits is told at once")
    func away() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            await lock.line.connection.close()
            let told = try await school.admin(Unlock(lockID: lock.lock))
            #expect(told.outcome == .timedOut && told.outcomeReason == "device_away")
        }
    }

    @Test("What an earlier owner left is ended: a lock may have been told, and is not told again")
    func takeover() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            let room = try await school.school.count("select room_id from lock")
            for state in ["asked", "challenged", "responded"] {
                try await school.sql.query(
                    """
                    insert into unlock (lock_id, room_id, asked_at, way, is_granted, sight, hold, state)
                    values (\(lock.lock), \(Int64(room)), \(school.now - 8), 'self', true, 'off', 5, \(state))
                    """)
            }
            // The session begins anew as with another owner.
            _ = try await school.admin(WriteConfig(item: "site_key", value: .text("other")))
            try await eventually("they are ended") {
                try await school.school.count("select count(*) from unlock where ended_at is null") == 0
            }
            let ends = try await school.admin(GetUnlocks(lockID: lock.lock)).unlocks.map(\.outcome)
            #expect(ends == [.unconfirmed, .timedOut, .timedOut])
            let reasons = try await school.admin(GetUnlocks(lockID: lock.lock)).unlocks.map(\.outcomeReason)
            #expect(Set(reasons) == ["restarted"])
        }
    }

    @Test("The weak dialect is activated only where the school allows it, and is listed as weak")
    func weak() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.connectLock(port, dialect: .aes128)
            try await school.require(level: 0)
            #expect(try await school.admin.refusal(of: ActivateLock(lockID: lock.lock)).code == .weakLock)
            _ = try await school.admin(WriteConfig(item: "allow_weak_locks", value: .boolean(true)))
            #expect(try await school.activate(lock) == 1)
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            try await lock.hear("response")
            #expect(try await reply.outcome == .opened)
            #expect(try await school.admin(GetLocks()).locks.first?.weak == true)
            _ = try await school.admin(WriteConfig(item: "allow_weak_locks", value: .boolean(false)))
            #expect(try await school.admin.refusal(of: Unlock(lockID: lock.lock)).code == .weakLock)
        }
    }

    @Test("A reset lock opens for nobody until it is activated anew")
    func reset() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            _ = try await school.admin(ResetLock(lockID: lock.lock))
            let told = try await school.admin(Unlock(lockID: lock.lock))
            #expect(told.outcome == .timedOut && told.outcomeReason == "not_active")
            #expect(try await school.admin(GetLocks()).locks.first?.state == .new)
        }
    }
}

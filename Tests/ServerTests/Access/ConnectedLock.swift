import Devices
import Foundation
import MQTT
import Postgres
import Testing
import Wire

@testable import Locks
@testable import Server

/// A lock of a school, whose messages a test lets through one by one.
final class ConnectedLock: @unchecked Sendable {
    let lock: Int64
    let line: ConnectedLamp
    /// Its side of the wire. Only the test's own task touches it.
    private(set) var core: LockCore
    private let clock: ManualClock
    /// Whether its bolt moves.
    var isJammed = false

    init(lock: Int64, line: ConnectedLamp, core: LockCore, clock: ManualClock) {
        (self.lock, self.line, self.core, self.clock) = (lock, line, core, clock)
    }

    var label: (fingerprint: String, code: String) {
        (core.memory.fingerprint.text, core.memory.code?.text ?? "")
    }

    /// Takes the next message on a channel, and says what comes of it.
    @discardableResult
    func hear(_ channel: String) async throws -> [UInt8] {
        let payload = Array(try await line.next(channel).utf8)
        try await take(.message(channel: channel, payload: payload))
        return payload
    }

    /// A message that came to it another way.
    func take(_ payload: [UInt8], on channel: String) async throws {
        try await take(.message(channel: channel, payload: payload))
    }

    func press() async throws { try await take(.button) }

    private func take(_ event: LockCore.Event) async throws {
        var generator = SystemRandomNumberGenerator()
        for action in core.apply(event, at: clock.now, using: &generator) {
            switch action {
            case .say(let channel, let payload):
                try await line.say(channel, String(decoding: payload, as: UTF8.self))
            case .open(let attempt, _): try await take(.moved(attempt: attempt, isOpen: !isJammed))
            case .keep, .note: break
            }
        }
    }

    /// Forgets its keys, as one that is new.
    func forget() {
        core = LockCore(core.identity, memory: LockMemory(dialect: core.memory.dialect))
    }
}

extension SchoolWithBroker {
    /// A lock into room 101, connected and not activated.
    func connectLock(
        _ port: Int, dialect: LockDialect = .hmac, gate: PresenceGate = .off, serial: String = "L1"
    ) async throws -> ConnectedLock {
        if try await school.count("select count(*) from room where room_number = '101'") == 0 {
            try await school.makeRooms("101", "102")
        }
        let line = try await connectLamp(port, kind: "lock", serial: serial)
        let made = try await school.admin(
            CreateLock(
                lockName: "Lock \(serial)", roomNumber: "101", deviceID: line.id, dialect: dialect, gate: gate))
        let identity = LockIdentity(site: try await siteKey, device: line.id)
        return ConnectedLock(
            lock: made.lockID, line: line, core: LockCore(identity, memory: LockMemory(dialect: dialect)),
            clock: school.clock)
    }

    /// The same with keys.
    func activeLock(
        _ port: Int, dialect: LockDialect = .hmac, gate: PresenceGate = .off, serial: String = "L1"
    ) async throws -> ConnectedLock {
        let lock = try await connectLock(port, dialect: dialect, gate: gate, serial: serial)
        _ = try await activate(lock)
        return lock
    }

    func activate(_ lock: ConnectedLock) async throws -> Int64 {
        let isHMAC = lock.core.memory.dialect == .hmac
        let label = isHMAC ? lock.label : nil
        async let reply = school.admin(
            ActivateLock(lockID: lock.lock, fingerprint: label?.fingerprint, code: label?.code))
        for _ in 0..<(isHMAC ? 3 : 2) { try await lock.hear("handshake") }
        return try await reply.epoch
    }

    /// Whoever has this level or more opens room 101.
    func require(level: Int?) async throws {
        try await school.sql.query("update room set required_level = \(level) where room_number = '101'")
    }

    func setLevel(_ level: Int, of peer: Peer) async throws {
        let person = try await peer.personID
        try await school.sql.query("update person set security_level = \(level) where person_id = \(person)")
    }

    /// The newest attempt at a lock.
    func lastUnlock(at lock: Int64) async throws -> UnlockRecord {
        try #require(try await school.admin(GetUnlocks(lockID: lock)).unlocks.first)
    }
}

import Devices
import Foundation
import Testing

@testable import Locks

/// Random numbers that are the same each time: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// A lock under test, and the server's keys for it.
struct LockBench {
    struct Said: Equatable {
        let channel: String
        let text: String

        var payload: [UInt8] { Array(text.utf8) }
    }

    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    let identity: LockIdentity
    var lock: LockCore
    var generator: SeededGenerator
    var now = LockBench.start
    /// What the lock wrote to its disk, the last time.
    var disk: LockMemory
    /// The attempts for which the bolt was drawn.
    var opened: [Int64] = []
    var isJammed = false

    init(_ dialect: LockDialect = .hmac, device: Int64 = 12, seed: UInt64 = 1) {
        identity = LockIdentity(site: "k1", device: device)
        disk = LockMemory(dialect: dialect)
        lock = LockCore(identity, memory: disk)
        generator = SeededGenerator(seed)
    }

    /// Hands the lock a message; its bolt moves at once.
    mutating func hear(_ channel: String, _ payload: [UInt8]) -> [Said] {
        keep(lock.apply(.message(channel: channel, payload: payload), at: now, using: &generator))
    }

    mutating func press() { _ = lock.apply(.button, at: now, using: &generator) }

    mutating func restart() { lock = LockCore(identity, memory: disk) }

    private mutating func keep(_ actions: [LockCore.Action]) -> [Said] {
        actions.flatMap { action -> [Said] in
            switch action {
            case .keep(let memory):
                disk = memory
                return []
            case .say(let channel, let payload):
                return [Said(channel: channel, text: String(decoding: payload, as: UTF8.self))]
            case .open(let attempt, _):
                if !isJammed { opened.append(attempt) }
                return keep(
                    lock.apply(.moved(attempt: attempt, isOpen: !isJammed), at: now, using: &generator))
            case .note: return []
            }
        }
    }

    func activation(
        epoch: UInt32 = 1, code: ActivationCode? = nil, fingerprint: LockFingerprint? = nil
    ) -> Activation {
        Activation(
            identity, dialect: disk.dialect, epoch: epoch, fingerprint: fingerprint ?? disk.fingerprint,
            code: code ?? disk.code, now: now)
    }

    /// Activates the lock.
    /// - Returns: what the server keeps.
    mutating func activate(epoch: UInt32 = 1) throws -> LockKeys {
        var activation = activation(epoch: epoch)
        let end = run(&activation)
        #expect(end.last == .done)
        return try #require(
            end.lazy.compactMap { if case .keep(let keys) = $0 { keys } else { nil } }.first)
    }

    /// Carries messages between both until nobody says anything.
    /// - Returns: what the server did but for talking.
    mutating func run(_ activation: inout Activation) -> [Activation.Action] {
        var waiting = activation.apply(.time, at: now)
        var done: [Activation.Action] = []
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            guard case .say(let payload) = action else {
                done.append(action)
                continue
            }
            for answer in hear("handshake", payload) {
                waiting += activation.apply(.message(answer.payload), at: now)
            }
        }
        return done
    }
}

/// The server's side of an attempt, and what it did.
struct ServerBench {
    var life: AttemptStateMachine
    var states: [AttemptState] = []
    var challenges: [[UInt8]] = []
    var responses: [[UInt8]] = []
    var forgeries: [String] = []
    var refused: [RefusedLockMessage] = []

    init(_ attempt: Int64, _ keys: LockKeys, hold: Int = 5, isStepped: Bool = false, now: Date = LockBench.start) {
        life = AttemptStateMachine(attempt, keys: keys, hold: hold, isStepped: isStepped, now: now)
    }

    mutating func apply(_ event: AttemptStateMachine.Event, at now: Date) {
        for action in life.apply(event, at: now) {
            switch action {
            case .record(let state, _): states.append(state)
            case .challenge(let payload): challenges.append(payload)
            case .respond(let payload): responses.append(payload)
            case .forgery(let word): forgeries.append(word)
            case .count(let word): refused.append(word)
            }
        }
    }

    /// Hands over what the lock said.
    mutating func hear(_ said: [LockBench.Said], at now: Date) {
        for message in said {
            apply(message.channel == "nonce" ? .nonce(message.payload) : .outcome(message.payload), at: now)
        }
    }

    /// Challenges the lock, and hands over its nonce.
    mutating func challenge(_ bench: inout LockBench) throws {
        apply(.time, at: bench.now)
        hear(bench.hear("challenge", try #require(challenges.last)), at: bench.now)
    }

    /// The whole attempt.
    mutating func run(_ bench: inout LockBench) throws {
        try challenge(&bench)
        for response in responses { hear(bench.hear("response", response), at: bench.now) }
    }
}

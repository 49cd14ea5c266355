import Devices
public import Foundation

/// A lock's side of the protocol, as a value: messages, its button and time go in; actions to store, send and move come
/// out, in this order. It has no wall clock: it only measures elapsed time.
public struct LockCore: Sendable {
    /// The seconds for which a nonce may be used, once.
    static let nonceLife: TimeInterval = 10
    private static let maxNonces = 4
    /// The number of wrong responses after which it ignores messages, and for how many seconds.
    private static let maxWrong = 5
    private static let deafness: TimeInterval = 30
    /// The seconds after a press of its button for which it accepts another activation.
    private static let readiness: TimeInterval = 300
    /// The number of attempts with a response that it remembers.
    private static let maxSpent = 64
    /// The maximum number of seconds for which it is held open.
    private static let maxHold = 3_600

    public enum Event: Equatable, Sendable {
        /// A message arrived under its topic `down`: `handshake`, `challenge`, `response`.
        case message(channel: String, payload: [UInt8])
        /// The button on its inner side was pressed.
        case button
        /// The bolt moved for an attempt, or failed to.
        case moved(attempt: Int64, isOpen: Bool)
    }

    public enum Action: Equatable, Sendable {
        /// Store this before any following action is performed.
        case keep(LockMemory)
        /// Publish under its topic `up`.
        case say(channel: String, payload: [UInt8])
        /// Draw the bolt and hold it for these seconds from now; then report `moved`.
        case open(attempt: Int64, hold: Int)
        /// A note for the log.
        case note(String)
    }

    struct OpenNonce: Sendable {
        let bytes: [UInt8]
        let madeAt: Date
    }

    /// An activation that the server has not confirmed.
    struct Pending: Sendable {
        let keys: LockKeys
        /// The server's message that started it, and the answer.
        let first: [UInt8]
        let second: [UInt8]
    }

    /// An accepted response, while the bolt moves.
    struct Moving: Sendable {
        let nonce: [UInt8]
        let hold: Int
    }

    public let identity: LockIdentity
    public internal(set) var memory: LockMemory
    /// The valid keys; nil for a new lock.
    public internal(set) var keys: LockKeys?
    private var pending: Pending?
    private var readyUntil: Date?
    var nonces: [Int64: OpenNonce] = [:]
    /// Attempts whose response was received, the oldest first.
    private var spent: [Int64] = []
    var moving: [Int64: Moving] = [:]
    var wrong = 0
    private var deafUntil: Date?

    public init(_ identity: LockIdentity, memory: LockMemory) {
        (self.identity, self.memory) = (identity, memory)
        keys = memory.keys(of: identity.device)
    }

    /// - Parameter generator: the source of nonces; a lock uses the system's.
    public mutating func apply(
        _ event: Event, at now: Date, using generator: inout some RandomNumberGenerator
    ) -> [Action] {
        do {
            switch event {
            case .message("handshake", let payload): return try handshake(payload, now, &generator)
            case .message("challenge", let payload): return try challenge(payload, now, &generator)
            case .message("response", let payload): return try response(payload, now)
            case .message: return []
            case .button:
                readyUntil = now + Self.readiness
                return [.note("The lock accepts an activation for \(Int(Self.readiness / 60)) minutes.")]
            case .moved(let attempt, let isOpen): return moved(attempt, isOpen)
            }
        } catch {
            return [.note("The lock rejected a message: \(error.rawValue).")]
        }
    }

    private func isDeaf(_ now: Date) -> Bool { deafUntil.map { now < $0 } ?? false }

    /// Counts a wrong response. After the fifth it ignores messages for a while, and the count starts again.
    private mutating func countWrong(_ now: Date) {
        wrong += 1
        guard wrong >= Self.maxWrong else { return }
        (wrong, deafUntil) = (0, now + Self.deafness)
    }

    func say(_ channel: String, _ message: some Encodable) -> Action {
        .say(channel: channel, payload: LockMessages.bytes(message))
    }
}

extension LockCore {
    /// Returns whether it accepts an activation: it is new, or its button was pressed.
    private func isReady(_ now: Date) -> Bool { keys == nil || readyUntil.map { now < $0 } ?? false }

    mutating func handshake(
        _ payload: [UInt8], _ now: Date, _ generator: inout some RandomNumberGenerator
    ) throws(RefusedLockMessage) -> [Action] {
        let said = try LockMessages.read(LockMessages.Handshake.self, payload)
        switch said.step {
        case .ask: return ask(said, now, &generator)
        case .first: return try first(said, now)
        case .confirm: return try confirm(said)
        case .key, .second, .active, .refused: throw .outOfOrder
        }
    }

    private mutating func ask(
        _ said: LockMessages.Handshake, _ now: Date, _ generator: inout some RandomNumberGenerator
    ) -> [Action] {
        guard isReady(now) else { return [refuse(said, LockReason.notReady.rawValue)] }
        guard said.dialect == memory.dialect.rawValue else {
            return [refuse(said, LockReason.wrongDialect.rawValue)]
        }
        guard memory.dialect == .aes128 else { return [key(said, memory.publicKey)] }
        if let pending, pending.keys.epoch == said.epoch { return [key(said, pending.keys.bytes)] }
        let secret = Self.random(memory.dialect.keySize, &generator)
        pend(said.epoch, secret, first: [], second: [])
        return [key(said, secret)]
    }

    private mutating func first(
        _ said: LockMessages.Handshake, _ now: Date
    ) throws(RefusedLockMessage) -> [Action] {
        guard let text = said.message else { throw .missingMember }
        guard let message = [UInt8](hex: text) else { throw .wrongType }
        if let pending, pending.keys.epoch == said.epoch, pending.first == message {
            return [second(said, pending.second)]
        }
        guard isReady(now) else { return [refuse(said, LockReason.notReady.rawValue)] }
        guard !isDeaf(now) else { return [refuse(said, LockReason.deaf.rawValue)] }
        guard memory.dialect == .hmac, let ownKey = memory.key, let code = memory.code else {
            return [refuse(said, LockReason.wrongDialect.rawValue)]
        }
        var handshake = NoiseResponder(
            prologue: identity.prologue(epoch: said.epoch), ownKey: ownKey, preSharedKey: code.preSharedKey)
        do {
            _ = try handshake.first(message)
            let answer = try handshake.second()
            pend(said.epoch, answer.end.keys, first: message, second: answer.message)
            return [second(said, answer.message)]
        } catch {
            countWrong(now)
            return [refuse(said, error.rawValue)]
        }
    }

    private mutating func pend(_ epoch: UInt32, _ secret: [UInt8], first: [UInt8], second: [UInt8]) {
        pending = LockKeys(dialect: memory.dialect, device: identity.device, epoch: epoch, bytes: secret)
            .map { Pending(keys: $0, first: first, second: second) }
    }

    /// Handles the server's confirmation that it has the keys: the old keys end, and with them all open attempts.
    private mutating func confirm(_ said: LockMessages.Handshake) throws(RefusedLockMessage) -> [Action] {
        let proof = try LockMessages.bytes(said.proof, count: memory.dialect.proofSize, else: .badProof)
        let proven = Proven(purpose: .confirm)
        if let pending, pending.keys.epoch == said.epoch, pending.keys.isGenuine(proof, proven) {
            keys = pending.keys
            memory.take(pending.keys)
            (self.pending, readyUntil, nonces, spent, moving) = (nil, nil, [:], [], [:])
            return [.keep(memory), active(said, pending.keys)]
        }
        guard let keys, keys.epoch == said.epoch, keys.isGenuine(proof, proven) else { throw .wrongProof }
        return [active(said, keys)]
    }

    private func key(_ said: LockMessages.Handshake, _ bytes: [UInt8]) -> Action {
        say("handshake", LockMessages.Handshake(step: .key, epoch: said.epoch, key: bytes.hex))
    }

    private func second(_ said: LockMessages.Handshake, _ message: [UInt8]) -> Action {
        say("handshake", LockMessages.Handshake(step: .second, epoch: said.epoch, message: message.hex))
    }

    private func active(_ said: LockMessages.Handshake, _ keys: LockKeys) -> Action {
        let proof = keys.proves(.active) ? keys.proof(Proven(purpose: .active))?.hex : nil
        return say("handshake", LockMessages.Handshake(step: .active, epoch: said.epoch, proof: proof))
    }

    private func refuse(_ said: LockMessages.Handshake, _ reason: String) -> Action {
        .say(
            channel: "handshake",
            payload: LockMessages.bytes(
                LockMessages.Handshake(step: .refused, epoch: said.epoch, reason: reason)))
    }
}

extension LockCore {
    mutating func challenge(
        _ payload: [UInt8], _ now: Date, _ generator: inout some RandomNumberGenerator
    ) throws(RefusedLockMessage) -> [Action] {
        let said = try LockMessages.read(LockMessages.Challenge.self, payload)
        let attempt = try LockMessages.number(said.attempt)
        forget(now)
        if let reason = refusal(attempt, now) {
            return [say("nonce", LockMessages.Nonce(attempt: said.attempt, refused: reason.rawValue))]
        }
        let nonce = nonces[attempt] ?? OpenNonce(bytes: Self.random(Proven.nonceSize, &generator), madeAt: now)
        nonces[attempt] = nonce
        return [say("nonce", LockMessages.Nonce(attempt: said.attempt, nonce: nonce.bytes.hex))]
    }

    /// Returns why an attempt gets no nonce.
    private func refusal(_ attempt: Int64, _ now: Date) -> LockReason? {
        if keys == nil { return .notActive }
        if isDeaf(now) { return .deaf }
        if spent.contains(attempt) || nonces[attempt].map({ !isFresh($0, now) }) ?? false { return .over }
        let fresh = nonces.filter { isFresh($0.value, now) }
        return fresh[attempt] == nil && fresh.count >= Self.maxNonces ? .busy : nil
    }

    func isFresh(_ nonce: OpenNonce, _ now: Date) -> Bool { now.timeIntervalSince(nonce.madeAt) < Self.nonceLife }

    /// An old nonce is kept for a while, so that a late response gets the reason why it did not open.
    private mutating func forget(_ now: Date) {
        nonces = nonces.filter { now.timeIntervalSince($0.value.madeAt) < 6 * Self.nonceLife }
    }

    mutating func response(_ payload: [UInt8], _ now: Date) throws(RefusedLockMessage) -> [Action] {
        let said = try LockMessages.read(LockMessages.Response.self, payload)
        let attempt = try LockMessages.number(said.attempt)
        guard let keys else { return [outcome(.denied, .notActive, Proven(purpose: .denied, attempt: attempt))] }
        guard let nonce = nonces.removeValue(forKey: attempt) else {
            let reason = spent.contains(attempt) ? LockReason.replayed : .unknownAttempt
            return [outcome(.denied, reason, Proven(purpose: .denied, attempt: attempt))]
        }
        // Whatever the result, the nonce has been used.
        spend(attempt)
        let denial = Proven(purpose: .denied, attempt: attempt, nonce: nonce.bytes, hold: said.hold)
        if isDeaf(now) { return [outcome(.denied, .deaf, denial)] }
        guard isFresh(nonce, now) else { return [outcome(.denied, .expired, denial)] }
        let proven = Proven(purpose: .open, attempt: attempt, nonce: nonce.bytes, hold: said.hold)
        guard (1...Self.maxHold).contains(said.hold), keys.isGenuine([UInt8](hex: said.proof), proven) else {
            countWrong(now)
            return [outcome(.denied, .wrongProof, denial)]
        }
        wrong = 0
        moving[attempt] = Moving(nonce: nonce.bytes, hold: said.hold)
        return [.open(attempt: attempt, hold: said.hold)]
    }

    mutating func moved(_ attempt: Int64, _ isOpen: Bool) -> [Action] {
        guard let moving = moving.removeValue(forKey: attempt) else { return [] }
        let said = isOpen ? LockOutcome.opened : .jammed
        return [
            outcome(
                said, nil,
                Proven(purpose: said.purpose, attempt: attempt, nonce: moving.nonce, hold: moving.hold))
        ]
    }

    private func outcome(_ outcome: LockOutcome, _ reason: LockReason?, _ proven: Proven) -> Action {
        let proof = keys.flatMap { $0.proves(proven.purpose) ? $0.proof(proven)?.hex : nil }
        return say(
            "outcome",
            LockMessages.Outcome(
                attempt: String(proven.attempt), outcome: outcome.rawValue, reason: reason?.rawValue, proof: proof))
    }

    private mutating func spend(_ attempt: Int64) {
        spent.append(attempt)
        if spent.count > Self.maxSpent { spent.removeFirst() }
    }

    static func random(_ count: Int, _ generator: inout some RandomNumberGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}

public import Foundation

/// The state machine of a granted attempt on the server's side, as a value: events in, actions out.
///
/// The lock is challenged until it answers, again after 1 and 2 s. It is instructed to open only once: a response is
/// never repeated. The caller commits each recorded state before it performs the actions that follow.
public struct AttemptStateMachine: Equatable, Sendable {
    /// The seconds after which the lock is challenged again; after the last the attempt is given up.
    static let gaps: [TimeInterval] = [1, 2, 2]
    /// The seconds for which a nonce is valid.
    static let nonceLife: TimeInterval = 10
    /// The timeout in seconds for the lock's answer to a response: a bolt needs time.
    static let timeout: TimeInterval = 10

    /// The reasons other than the lock's own.
    public enum Reason {
        public static let noAnswer = "no_answer"
        public static let deviceAway = "device_away"
        public static let restarted = "restarted"
        /// The old endpoints requested the response too late.
        public static let expired = "expired"
    }

    public enum Event: Equatable, Sendable {
        /// `nextAt` has come.
        case time
        /// The lock sent `up/nonce` or `up/outcome` for this attempt.
        case nonce([UInt8])
        case outcome([UInt8])
        /// The response may be sent, if it waits for this.
        case proceed
        /// The lock is no longer connected.
        case gone
    }

    /// The actions to perform, in this order.
    public enum Action: Equatable, Sendable {
        /// Record the state before any following action is performed.
        case record(AttemptState, reason: String?)
        /// Publish `down/challenge`.
        case challenge([UInt8])
        /// Publish `down/response`, with QoS 0, so that no lower layer repeats it.
        case respond([UInt8])
        /// An unauthorised party made or repeated a message: raise the alert `lock_forgery`, with the code for what it
        /// was.
        case forgery(String)
        case count(RefusedLockMessage)
    }

    public let attempt: Int64
    public let keys: LockKeys
    /// The seconds for which the lock is held open.
    public let hold: Int
    /// Whether the response waits for `proceed`, as with the old endpoints.
    public let isStepped: Bool
    public internal(set) var state = AttemptState.asked
    public internal(set) var reason: String?
    /// The lock's 16 random bytes.
    public internal(set) var nonce: [UInt8]?
    /// When the time event is due; nil after the end.
    public internal(set) var nextAt: Date?
    var challenges = 0

    /// A new attempt, due at once.
    public init(_ attempt: Int64, keys: LockKeys, hold: Int, isStepped: Bool = false, now: Date) {
        (self.attempt, self.keys, self.hold, self.isStepped) = (attempt, keys, hold, isStepped)
        nextAt = now
    }

    /// Applies an event. All state changes happen here.
    public mutating func apply(_ event: Event, at now: Date) -> [Action] {
        do {
            switch event {
            case .time: return pass(now)
            case .nonce(let payload): return try take(nonce: payload, now)
            case .outcome(let payload): return try take(outcome: payload)
            case .proceed: return proceed(now)
            case .gone: return state.isEnd ? [] : end(state.broken, Reason.deviceAway)
            }
        } catch {
            return refuse(error)
        }
    }
}

extension AttemptStateMachine {
    private mutating func pass(_ now: Date) -> [Action] {
        guard let nextAt, now >= nextAt else { return [] }
        switch state {
        case .asked: return challenge(now)
        case .challenged where nonce != nil: return end(.timedOut, Reason.expired)
        case .challenged where challenges < Self.gaps.count: return challenge(now)
        default: return end(state.broken, reason ?? Reason.noAnswer)
        }
    }

    private mutating func challenge(_ now: Date) -> [Action] {
        nextAt = now + Self.gaps[challenges]
        challenges += 1
        let message = LockMessages.Challenge(attempt: String(attempt))
        let recorded = state == .asked ? record(.challenged, nil) : []
        return recorded + [.challenge(LockMessages.bytes(message))]
    }

    private mutating func take(nonce payload: [UInt8], _ now: Date) throws(RefusedLockMessage) -> [Action] {
        let said = try LockMessages.read(LockMessages.Nonce.self, payload)
        guard try LockMessages.number(said.attempt) == attempt else { throw .unknownAttempt }
        if state.isEnd { throw .afterEnd }
        guard state == .challenged else {
            // The lock answers each challenge with the same nonce.
            if said.nonce == nonce?.hex { return [] }
            throw .outOfOrder
        }
        if let refused = said.refused { return end(.denied, LockReason(rawValue: refused)?.rawValue ?? "refused") }
        let bytes = try LockMessages.bytes(said.nonce, count: Proven.nonceSize, else: .badNonce)
        if let nonce {
            if bytes == nonce { return [] }
            throw .outOfOrder
        }
        (nonce, nextAt) = (bytes, now + Self.nonceLife)
        return isStepped ? [] : respond(now)
    }

    private mutating func proceed(_ now: Date) -> [Action] {
        guard state == .challenged, nonce != nil, let nextAt else { return [] }
        return now < nextAt ? respond(now) : end(.timedOut, Reason.expired)
    }

    private mutating func respond(_ now: Date) -> [Action] {
        guard let nonce,
            let proof = keys.proof(Proven(purpose: .open, attempt: attempt, nonce: nonce, hold: hold))
        else { return end(.timedOut, RefusedLockMessage.badNonce.rawValue) }
        nextAt = now + Self.timeout
        let message = LockMessages.Response(attempt: String(attempt), hold: hold, proof: proof.hex)
        return record(.responded, nil) + [.respond(LockMessages.bytes(message))]
    }

    private mutating func take(outcome payload: [UInt8]) throws(RefusedLockMessage) -> [Action] {
        let said = try LockMessages.read(LockMessages.Outcome.self, payload)
        guard try LockMessages.number(said.attempt) == attempt else { throw .unknownAttempt }
        guard let outcome = LockOutcome(rawValue: said.outcome) else { throw .unknownOutcome }
        let reason = said.reason.flatMap(LockReason.init(rawValue:))
        let proof =
            try keys.proves(outcome.purpose)
            ? LockMessages.bytes(said.proof, count: keys.dialect.proofSize, else: .badProof) : nil
        var proven = Proven(purpose: outcome.purpose, attempt: attempt)
        if reason?.isForeign != true {
            guard let nonce, state == .responded || state.isEnd else { throw .outOfOrder }
            (proven.nonce, proven.hold) = (nonce, hold)
        }
        guard keys.isGenuine(proof, proven) else { throw .wrongProof }
        if let reason, reason.isForeign { return outcome == .denied ? [.forgery(reason.rawValue)] : [] }
        guard state == .responded else { throw .afterEnd }
        let forged: [Action] = reason == .wrongProof ? [.forgery("wrong_response")] : []
        return end(AttemptState(outcome), reason?.rawValue) + forged
    }

    private mutating func refuse(_ error: RefusedLockMessage) -> [Action] {
        if !state.isEnd, error != .afterEnd { reason = reason ?? error.rawValue }
        return error == .wrongProof ? [.forgery(error.rawValue), .count(error)] : [.count(error)]
    }

    private mutating func record(_ state: AttemptState, _ reason: String?) -> [Action] {
        (self.state, self.reason) = (state, reason)
        return [.record(state, reason: reason)]
    }

    private mutating func end(_ state: AttemptState, _ reason: String?) -> [Action] {
        nextAt = nil
        return record(state, reason)
    }
}

extension AttemptStateMachine {
    /// Returns the reason if a lock proves with these keys that it denied a response of no known attempt; nil if it
    /// does not.
    static func foreignReason(_ payload: [UInt8], _ keys: LockKeys) -> LockReason? {
        guard let said = try? LockMessages.read(LockMessages.Outcome.self, payload),
            let attempt = try? LockMessages.number(said.attempt), said.outcome == LockOutcome.denied.rawValue,
            let reason = said.reason.flatMap(LockReason.init(rawValue:)), reason.isForeign
        else { return nil }
        let proof = said.proof.flatMap([UInt8].init(hex:))
        return keys.isGenuine(proof, Proven(purpose: .denied, attempt: attempt)) ? reason : nil
    }
}

extension AttemptState {
    init(_ outcome: LockOutcome) {
        self =
            switch outcome {
            case .opened: .opened
            case .denied: .denied
            case .jammed: .jammed
            }
    }
}

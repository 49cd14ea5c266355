import Foundation

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

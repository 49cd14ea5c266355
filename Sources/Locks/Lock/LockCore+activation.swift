import Devices
import Foundation

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

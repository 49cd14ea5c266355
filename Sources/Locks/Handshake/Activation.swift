public import Devices
public import Foundation

/// The server's side of an activation, as a value: it requests the lock's public key, compares it with the label,
/// performs the handshake, stores the keys, and confirms this to the lock. Only then does the lock discard its old
/// keys.
///
///     server                           lock
///     ask    epoch, dialect      →
///                                ←     key     its public key; for aes128 the key itself
///     first  48 bytes            →
///                                ←     second  48 bytes
///     (keeps the keys)
///     confirm  a proof           →
///                                ←     active  a proof
///
/// Each message is repeated until it is answered; the lock repeats its answer to a repeated message.
public struct Activation: Sendable {
    /// The seconds after which a message is repeated; after the last the activation is given up.
    static let gaps: [TimeInterval] = [1, 2, 4, 4]

    public enum Event: Equatable, Sendable {
        /// `nextAt` has come.
        case time
        /// The lock sent `up/handshake`.
        case message([UInt8])
    }

    /// The actions to perform, in this order.
    public enum Action: Equatable, Sendable {
        /// Publish `down/handshake`.
        case say([UInt8])
        /// Store these keys in place of the lock's old ones, before any following action is performed.
        case keep(LockKeys)
        /// The lock has the keys too.
        case done
        /// No keys were stored, and the old keys stay valid; after `keep` the lock may or may not have the new ones.
        case failed(ActivationError)
        case count(RefusedLockMessage)
    }

    private enum State: Sendable {
        case asked
        case begun(NoiseInitiator)
        case kept(LockKeys)
        case ended
    }

    public let lock: LockIdentity
    public let dialect: LockDialect
    public let epoch: UInt32
    private let fingerprint: LockFingerprint?
    private let code: ActivationCode?
    private var state = State.asked
    /// The message that is repeated until it is answered.
    private var saying: LockMessages.Handshake
    private var says = 0
    /// When the time event is due; nil after the end.
    public private(set) var nextAt: Date?

    /// - Parameters:
    ///   - epoch: higher than that of any earlier activation of this lock.
    ///   - fingerprint: the fingerprint on the label; `aes128` needs neither a fingerprint nor a code.
    public init(
        _ lock: LockIdentity, dialect: LockDialect, epoch: UInt32, fingerprint: LockFingerprint?,
        code: ActivationCode?, now: Date
    ) {
        (self.lock, self.dialect, self.epoch) = (lock, dialect, epoch)
        (self.fingerprint, self.code, nextAt) = (fingerprint, code, now)
        saying = LockMessages.Handshake(step: .ask, epoch: epoch, dialect: dialect.rawValue)
    }

    public mutating func apply(_ event: Event, at now: Date) -> [Action] {
        switch event {
        case .time: return pass(now)
        case .message(let payload):
            do {
                return try take(try LockMessages.read(LockMessages.Handshake.self, payload), now)
            } catch {
                return [.count(error)]
            }
        }
    }

    private mutating func pass(_ now: Date) -> [Action] {
        guard let nextAt, now >= nextAt else { return [] }
        guard says < Self.gaps.count else { return fail(.noAnswer) }
        self.nextAt = now + Self.gaps[says]
        says += 1
        return [.say(LockMessages.bytes(saying))]
    }

    private mutating func say(_ message: LockMessages.Handshake, _ now: Date) -> [Action] {
        (saying, says, nextAt) = (message, 0, now)
        return pass(now)
    }

    private mutating func take(
        _ said: LockMessages.Handshake, _ now: Date
    ) throws(RefusedLockMessage) -> [Action] {
        guard said.epoch == epoch else { throw .outOfOrder }
        switch (said.step, state) {
        case (.refused, .asked), (.refused, .begun): return fail(ActivationError(lock: said.reason))
        case (.key, .asked): return took(try key(said, now))
        case (.second, .begun(let handshake)): return took(try second(said, handshake, now))
        case (.active, .kept(let keys)): return try active(said, keys)
        // The lock repeats its answer to a repeated message.
        case (.key, .begun), (.key, .kept), (.second, .kept), (.active, .ended): return []
        default: throw .outOfOrder
        }
    }

    private mutating func took(_ result: Result<[Action], ActivationError>) -> [Action] {
        switch result {
        case .success(let actions): actions
        case .failure(let error): fail(error)
        }
    }

    private mutating func fail(_ error: ActivationError) -> [Action] {
        (state, nextAt) = (.ended, nil)
        return [.failed(error)]
    }
}

extension Activation {
    private mutating func key(
        _ said: LockMessages.Handshake, _ now: Date
    ) throws(RefusedLockMessage) -> Result<[Action], ActivationError> {
        guard let text = said.key else { throw .missingMember }
        guard let key = [UInt8](hex: text) else { return .failure(.badKey) }
        if dialect == .aes128 { return keep(key, now) }
        guard key.count == NoiseState.size else { return .failure(.badKey) }
        guard let code, LockFingerprint(publicKey: key) == fingerprint else { return .failure(.wrongFingerprint) }
        var handshake = NoiseInitiator(
            prologue: lock.prologue(epoch: epoch), other: key, preSharedKey: code.preSharedKey)
        do {
            let message = try handshake.first()
            state = .begun(handshake)
            return .success(say(.init(step: .first, epoch: epoch, message: message.hex), now))
        } catch {
            return .failure(ActivationError(error))
        }
    }

    private mutating func second(
        _ said: LockMessages.Handshake, _ handshake: NoiseInitiator, _ now: Date
    ) throws(RefusedLockMessage) -> Result<[Action], ActivationError> {
        guard let text = said.message else { throw .missingMember }
        guard let message = [UInt8](hex: text) else { throw .wrongType }
        do {
            return keep(try handshake.second(message).keys, now)
        } catch {
            return .failure(ActivationError(error))
        }
    }

    private mutating func keep(_ secret: [UInt8], _ now: Date) -> Result<[Action], ActivationError> {
        guard let keys = LockKeys(dialect: dialect, device: lock.device, epoch: epoch, bytes: secret),
            let proof = keys.proof(Proven(purpose: .confirm))
        else { return .failure(.badKey) }
        state = .kept(keys)
        return .success([.keep(keys)] + say(.init(step: .confirm, epoch: epoch, proof: proof.hex), now))
    }

    private mutating func active(
        _ said: LockMessages.Handshake, _ keys: LockKeys
    ) throws(RefusedLockMessage) -> [Action] {
        let proof =
            try keys.proves(.active)
            ? LockMessages.bytes(said.proof, count: dialect.proofSize, else: .badProof) : nil
        guard keys.isGenuine(proof, Proven(purpose: .active)) else { throw .wrongProof }
        (state, nextAt) = (.ended, nil)
        return [.done]
    }
}

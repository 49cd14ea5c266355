import Crypto
import Foundation

/// The initiator of the handshake `NKpsk0`: the server, which knows the lock's public key and its code.
///
///     <- s
///     -> psk, e, es
///     <- e, ee
struct NoiseInitiator: Sendable {
    private var state: NoiseState
    private let preSharedKey: [UInt8]
    private let ephemeral: NoiseState.PrivateKey
    private let other: [UInt8]
    private var isBegun = false

    /// - Parameters:
    ///   - other: the public key of the responder, 32 bytes.
    ///   - ephemeral: a new key for each handshake; only tests pass one.
    init(
        prologue: [UInt8], other: [UInt8], preSharedKey: [UInt8], ephemeral: NoiseState.PrivateKey = .init()
    ) {
        state = NoiseState(prologue: prologue)
        (self.preSharedKey, self.ephemeral, self.other) = (preSharedKey, ephemeral, other)
        state.mixHash(other)
    }

    /// Returns the first message: 48 bytes, and the payload.
    mutating func first(_ payload: [UInt8] = []) throws(HandshakeError) -> [UInt8] {
        guard !isBegun else { throw .outOfOrder }
        isBegun = true
        state.mixKeyAndHash(preSharedKey)
        let point = Array(ephemeral.publicKey.rawRepresentation)
        state.mix(ephemeral: point)
        try state.mixAgreement(ephemeral, other)
        return point + (try state.encrypt(payload))
    }

    /// Reads the second message. If that fails, the state does not change.
    /// - Returns: the result for both sides, and the payload.
    func second(_ message: [UInt8]) throws(HandshakeError) -> NoiseEnd {
        guard isBegun else { throw .outOfOrder }
        guard message.count >= NoiseState.size + NoiseState.tagSize else { throw .cut }
        var state = state
        let point = Array(message.prefix(NoiseState.size))
        state.mix(ephemeral: point)
        try state.mixAgreement(ephemeral, point)
        let payload = try state.decrypt(Array(message.dropFirst(NoiseState.size)))
        return NoiseEnd(keys: state.split(), hash: state.hash, payload: payload)
    }
}

/// The responder: the lock.
struct NoiseResponder: Sendable {
    private var state: NoiseState
    private let preSharedKey: [UInt8]
    private let ownKey: NoiseState.PrivateKey
    private let ephemeral: NoiseState.PrivateKey
    private var other: [UInt8]?

    init(
        prologue: [UInt8], ownKey: NoiseState.PrivateKey, preSharedKey: [UInt8],
        ephemeral: NoiseState.PrivateKey = .init()
    ) {
        state = NoiseState(prologue: prologue)
        (self.preSharedKey, self.ownKey, self.ephemeral) = (preSharedKey, ownKey, ephemeral)
        state.mixHash(Array(ownKey.publicKey.rawRepresentation))
    }

    /// Reads the first message. If that fails, the state does not change.
    mutating func first(_ message: [UInt8]) throws(HandshakeError) -> [UInt8] {
        guard other == nil else { throw .outOfOrder }
        guard message.count >= NoiseState.size + NoiseState.tagSize else { throw .cut }
        var state = state
        let point = Array(message.prefix(NoiseState.size))
        state.mixKeyAndHash(preSharedKey)
        state.mix(ephemeral: point)
        try state.mixAgreement(ownKey, point)
        let payload = try state.decrypt(Array(message.dropFirst(NoiseState.size)))
        (self.state, other) = (state, point)
        return payload
    }

    /// Returns the second message: 48 bytes, and the payload.
    mutating func second(
        _ payload: [UInt8] = []
    ) throws(HandshakeError) -> (message: [UInt8], end: NoiseEnd) {
        guard let other else { throw .outOfOrder }
        let point = Array(ephemeral.publicKey.rawRepresentation)
        state.mix(ephemeral: point)
        try state.mixAgreement(ephemeral, other)
        let sealed = try state.encrypt(payload)
        return (point + sealed, NoiseEnd(keys: state.split(), hash: state.hash, payload: []))
    }
}

/// The result of a handshake.
struct NoiseEnd: Equatable, Sendable {
    /// 64 bytes: the key for the server's messages, then that for the lock's messages.
    let keys: [UInt8]
    /// The hash of the transcript, 32 bytes, the same on both sides.
    let hash: [UInt8]
    /// The payload of the last message.
    let payload: [UInt8]
}

extension NoiseState {
    /// With a pre-shared key the ephemeral keys are mixed twice (section 9.2).
    fileprivate mutating func mix(ephemeral point: [UInt8]) {
        mixHash(point)
        mixKey(point)
    }
}

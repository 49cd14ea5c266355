import Crypto

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

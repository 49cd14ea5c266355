import Crypto

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

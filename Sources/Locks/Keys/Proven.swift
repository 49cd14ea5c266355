import CryptoExtras

/// The content of a proof.
struct Proven: Equatable, Sendable {
    static let nonceSize = 16

    var purpose: ProofPurpose
    /// 0 if it is not about an attempt.
    var attempt: Int64 = 0
    /// Zeros if there is none.
    var nonce = [UInt8](repeating: 0, count: nonceSize)
    /// The seconds for which the lock is held open.
    var hold = 0
}

/// Why a lock refuses, as a code on the wire.
enum LockReason: String, CaseIterable, Sendable {
    /// It has no keys.
    case notActive = "not_active"
    /// Too many wrong responses arrived.
    case deaf
    /// The maximum number of nonces is open.
    case busy
    /// The attempt has already received its response.
    case over
    /// The nonce was too old.
    case expired
    case wrongProof = "wrong_proof"
    /// A response to an attempt that already had one.
    case replayed
    /// A response to an attempt for which the lock never sent a nonce.
    case unknownAttempt = "unknown_attempt"
    /// It has keys, and its button was not pressed.
    case notReady = "not_ready"
    case wrongDialect = "wrong_dialect"

    /// Whether an unauthorised party sent a response: the lock's proof of this contains no nonce, and it ends no
    /// attempt.
    var isForeign: Bool { self == .replayed || self == .unknownAttempt }
}

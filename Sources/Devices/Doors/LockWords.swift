/// The protocol by which a lock is opened.
public enum LockDialect: String, CaseIterable, Codable, Sendable {
    /// Keys from a handshake, and HMAC-SHA-256 over all relevant values.
    case hmac
    /// One block of AES-128, for microcontrollers that support nothing else. Its key was sent over the wire, it is not
    /// bound to a purpose, and the lock's answers are not authenticated.
    case aes128

    public var isWeak: Bool { self == .aes128 }
}

/// The presence that a lock requires of a person.
public enum PresenceGate: String, CaseIterable, Codable, Sendable {
    case off
    /// It opens, and missing presence is recorded.
    case warn
    case require
}

/// The state of a lock.
public enum LockState: String, CaseIterable, Sendable {
    /// It has no keys yet, or was reset.
    case new
    /// It is not connected.
    case away
    case locked
    case unlocked
    case jammed
    /// It is connected, and has not reported its state.
    case unknown
}

/// How a lock is told to open.
public enum LockDialect: String, CaseIterable, Codable, Sendable {
    /// Keys of a handshake, and HMAC-SHA-256 over all that matters.
    case hmac
    /// One block of AES-128, for microcontrollers that have nothing else. Its key crossed the wire, it binds no
    /// purpose, and the lock's answers are not proven.
    case aes128

    public var isWeak: Bool { self == .aes128 }
}

/// What a lock asks of a person's presence.
public enum PresenceGate: String, CaseIterable, Codable, Sendable {
    case off
    /// It opens, and what is missing is marked.
    case warn
    case require
}

/// How a lock is.
public enum LockState: String, CaseIterable, Sendable {
    /// It has no keys yet, or was reset.
    case new
    /// It is not connected.
    case away
    case locked
    case unlocked
    case jammed
    /// It is connected, and has not said how it is.
    case unknown
}

/// The protocol by which a lock is opened.
public enum LockDialect: String, CaseIterable, Codable, Sendable {
    /// Keys from a handshake, and HMAC-SHA-256 over all relevant values.
    case hmac
    /// One block of AES-128, for microcontrollers that support nothing else. Its key was sent over the wire, it is not
    /// bound to a purpose, and the lock's answers are not authenticated.
    case aes128

    public var isWeak: Bool { self == .aes128 }
}

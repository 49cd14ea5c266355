import CArgon2

/// Argon2 could not hash a password.
public struct PasswordError: Error, CustomStringConvertible, Sendable {
    /// libargon2's own number for what went wrong.
    public let status: Int32

    public var description: String {
        "Argon2 failed: " + (argon2_error_message(status).map { String(cString: $0) } ?? "error \(status)")
    }
}

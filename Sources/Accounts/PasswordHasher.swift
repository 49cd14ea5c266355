import CArgon2
import Dispatch

/// Hashes and checks passwords with Argon2id, one at a time, off the threads that answer requests.
///
/// Parameters are OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane.
public final class PasswordHasher: Sendable {
    static let memory: UInt32 = 19 * 1024
    static let passes: UInt32 = 2
    static let lanes: UInt32 = 1
    static let saltLength = 16
    static let hashLength = 32

    private let queue = DispatchQueue(label: "rollcall.passwords", qos: .utility)
    /// What an unknown name is checked against, so that it takes the time of a known one.
    private let decoy: String

    /// Throws `PasswordError` where Argon2 cannot work, for want of memory.
    public init() throws {
        decoy = try Self.encode(password: SecretToken().text)
    }

    /// The hash in PHC string form, `$argon2id$v=19$m=…`. Throws `PasswordError`.
    public func hash(_ password: String) async throws -> String {
        try await onQueue { try Self.encode(password: password) }
    }

    /// Whether the password is the one that was hashed; without a hash the answer is no, after the same time.
    public func verify(_ password: String, against hash: String?) async -> Bool {
        let decoy = decoy
        let matches = try? await onQueue { Self.matches(password, hash ?? decoy) }
        return matches == true && hash != nil
    }

    private func onQueue<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try body() }) }
        }
    }

    private static func encode(password: String) throws -> String {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let capacity = argon2_encodedlen(
            passes, memory, lanes, UInt32(saltLength), UInt32(hashLength), Argon2_id)
        var encoded = [CChar](repeating: 0, count: capacity)
        let password = Array(password.utf8)
        let status = argon2id_hash_encoded(
            passes, memory, lanes, password, password.count, salt, salt.count, hashLength, &encoded, capacity)
        guard status == ARGON2_OK.rawValue else { throw PasswordError(status: status) }
        return String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func matches(_ password: String, _ hash: String) -> Bool {
        let password = Array(password.utf8)
        return argon2id_verify(hash, password, password.count) == ARGON2_OK.rawValue
    }
}

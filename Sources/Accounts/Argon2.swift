import CArgon2

/// Argon2id (RFC 9106) with one lane, a salt of 16 bytes and a hash of 32.
struct Argon2: Sendable {
    /// The memory in KiB.
    let memory: UInt32
    let passes: UInt32

    private static let lanes: UInt32 = 1
    private static let saltLength = 16
    private static let hashLength = 32

    /// OWASP's first recommendation (Password Storage Cheat Sheet).
    static let owasp = Argon2(memory: 19 * 1024, passes: 2)

    /// The beginning of every hash in PHC string form with these parameters.
    private var prefix: String { "$argon2id$v=19$m=\(memory),t=\(passes),p=\(Self.lanes)$" }

    /// Throws `Argon2.Failure` if there is not enough memory.
    func hash(_ password: String) throws -> String {
        let (lanes, saltLength, hashLength) = (Self.lanes, Self.saltLength, Self.hashLength)
        let salt = [UInt8].random(saltLength)
        let capacity = argon2_encodedlen(
            passes, memory, lanes, UInt32(saltLength), UInt32(hashLength), Argon2_id)
        var encoded = [CChar](repeating: 0, count: capacity)
        let password = Array(password.utf8)
        let status = argon2id_hash_encoded(
            passes, memory, lanes, password, password.count, salt, salt.count, hashLength, &encoded, capacity)
        guard status == ARGON2_OK.rawValue else { throw Failure(status: status) }
        return String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func matches(_ password: String, _ hash: String) -> Bool {
        let password = Array(password.utf8)
        return argon2id_verify(hash, password, password.count) == ARGON2_OK.rawValue
    }

    /// Returns whether the hash was made with these parameters.
    func made(_ hash: String) -> Bool { hash.hasPrefix(prefix) }
}

extension Argon2 {
    /// Argon2 could not hash a password.
    struct Failure: Error, CustomStringConvertible, Sendable {
        /// The error number of libargon2.
        let status: Int32

        var description: String {
            "Argon2 failed: " + (argon2_error_message(status).map { String(cString: $0) } ?? "error \(status)")
        }
    }
}

import Accounts
import Foundation
import OperatorErrors

/// The file with the key that seals secrets in the database. It is made when the first secret is stored. Servers that
/// share a database need the same one; without it, the secrets in a backup of the database cannot be read.
struct SecretKeyFile: Sendable {
    let path: String

    /// Returns the seal for reading a secret. Throws `ConfigurationError` if there is no key.
    func existing() throws -> SecretSeal {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let key = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)),
            let seal = SecretSeal(key: key)
        else {
            throw ConfigurationError(
                .secretKey, "The file \(path) contains no key.",
                hint: "Copy the key file from the server's previous machine, or name it with ROLLCALL_SECRET_KEY_FILE.")
        }
        return seal
    }

    /// Returns the seal for storing a secret.
    func existingOrNew() throws -> SecretSeal {
        if !FileManager.default.fileExists(atPath: path) { try make() }
        return try existing()
    }

    /// Makes the file. A link never replaces an existing file, so if two servers make it at once, both use the first
    /// one.
    private func make() throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let fresh = "\(path).\(UUID().uuidString)"
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unwritable }
        defer { unlink(fresh) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data((SecretSeal.newKey().base64EncodedString() + "\n").utf8))
        try handle.synchronize()
        guard link(fresh, path) == 0 || errno == EEXIST else { throw unwritable }
    }

    private var unwritable: ConfigurationError {
        ConfigurationError(
            .secretKey, "The key file \(path) cannot be created.",
            hint: "Name another file with ROLLCALL_SECRET_KEY_FILE.")
    }
}

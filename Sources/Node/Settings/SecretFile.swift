import Foundation
import OperatorErrors

/// Reads a file that contains only a secret, such as a token.
enum SecretFile {
    /// The permission of users other than the owner and the group.
    private static let othersMayRead: mode_t = 0o004

    /// Returns the first line, trimmed.
    /// - Throws: `NodeError` if it cannot be read, is empty, or all users may read it.
    static func read(_ path: String) throws -> String {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw NodeError(
                .secretFile, "\(path) cannot be read: \(String(cString: strerror(errno)))",
                hint: "Check the name of the file and this user's permission to read it.")
        }
        guard status.st_mode & othersMayRead == 0 else {
            throw NodeError(
                .secretFile, "every user of this machine can read \(path)",
                hint: "Protect the file: chmod 600 \(path)")
        }
        let line = try text(path).split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        let secret = line.trimmingCharacters(in: .whitespaces)
        guard !secret.isEmpty else { throw NodeError(.secretFile, "the first line of \(path) is empty") }
        return secret
    }

    private static func text(_ path: String) throws -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw NodeError(.secretFile, "\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}

import Foundation

/// Where a student's password comes from: never the command line, which other users of the machine can see.
public enum PasswordSource {
    /// The first line of the file, else `ROLLCALL_PASSWORD`.
    ///
    /// - Throws: `NodeError` where there is none, or where others may read the file.
    public static func password(file: String?, environment: [String: String]) throws -> String {
        if let file {
            return try SecretFile.read(file)
        }
        guard let password = environment["ROLLCALL_PASSWORD"], !password.isEmpty else {
            throw NodeError("no password is given", hint: "Put it into ROLLCALL_PASSWORD, or name a --password-file.")
        }
        return password
    }
}

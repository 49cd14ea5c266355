import Foundation

/// A password in a file: its only line.
enum PasswordFile {
    /// The maximum size in bytes, far above the longest password that a server accepts.
    private static let maximum = 4096

    /// Returns the password in a file.
    /// - Parameter path: a file, or `-` for standard input.
    /// - Throws: `CommandError` if the file cannot be read, or does not contain exactly one line.
    static func read(_ path: String) throws -> String {
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: maximum + 1) ?? Data()
        else {
            throw CommandError(
                "The password file \(path) cannot be read.", hint: "Check its name and its permissions.", status: .usage
            )
        }
        return try password(in: data, of: path)
    }

    /// Returns the line without its line break. A second line is an error and is not ignored.
    static func password(in data: Data, of path: String) throws -> String {
        let line = data.count <= maximum ? String(data: data, encoding: .utf8) : nil
        let password = line.map { $0.hasSuffix("\r\n") || $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        guard let password, !password.isEmpty, !password.contains(where: \.isNewline) else {
            throw CommandError(
                "The password file \(path) does not contain a password.", hint: "Put the password on one line.",
                status: .usage)
        }
        return password
    }
}

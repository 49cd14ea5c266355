import Foundation

/// A password in a file: its only line.
enum PasswordFile {
    /// Far above the longest password a server takes, in bytes.
    private static let maximum = 4096

    /// - Parameter path: a file, or `-` for standard input.
    static func read(_ path: String) throws -> String {
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: maximum + 1) ?? Data()
        else {
            throw CommandError(
                "The password file \(path) cannot be read.", hint: "Check its name and who may read it.", status: .usage
            )
        }
        return try password(in: data, of: path)
    }

    /// The line without its end; a second line is a mistake to be told, not cut away.
    static func password(in data: Data, of path: String) throws -> String {
        let line = data.count <= maximum ? String(data: data, encoding: .utf8) : nil
        let password = line.map { $0.hasSuffix("\r\n") || $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        guard let password, !password.isEmpty, !password.contains(where: \.isNewline) else {
            throw CommandError(
                "The password file \(path) does not hold a password.", hint: "It should be one line of text.",
                status: .usage)
        }
        return password
    }
}

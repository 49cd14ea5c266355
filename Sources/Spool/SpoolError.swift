import GRDB

/// Why a spool cannot be used, and what to do about it.
public struct SpoolError: Error, Sendable {
    public enum Code: String, Sendable {
        /// Another process, or this one, has the file open.
        case inUse
        /// A later version of Rollcall made the file.
        case newer
        /// The folder or the file cannot be opened, read or written.
        case unusable
    }

    public let code: Code
    public let message: String
    public let hint: String
    public let cause: (any Error)?

    init(_ code: Code, _ message: String, hint: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension SpoolError: CustomStringConvertible {
    public var description: String {
        let why = cause.map { " (\($0))" } ?? ""
        return "\(message)\(why). \(hint)"
    }
}

extension SpoolError {
    /// Describes an SQLite error of opening or using the file at `path` for the operator.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self.init(
                .inUse, "The spool \(path) is in use by another process", hint: "See who has it: fuser \(path)",
                cause: error)
        case .SQLITE_FULL:
            self.init(
                .unusable, "The disk of the spool \(path) is full", hint: "Make room: df -h \(path)", cause: error)
        default:
            self.init(
                .unusable, "The spool \(path) cannot be used", hint: "See who may write there: ls -ld \(path)",
                cause: error)
        }
    }

    /// Whether the file's content is damaged, or is not an SQLite database at all.
    static func isDamage(_ error: DatabaseError) -> Bool {
        error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
    }
}

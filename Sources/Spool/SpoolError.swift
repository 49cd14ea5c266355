import GRDB
public import OperatorErrors

/// Why a spool cannot be used, and what to do about it.
public typealias SpoolError = OperatorError<SpoolErrorCode>

public enum SpoolErrorCode: String, OperatorErrorCode {
    /// Another process, or this one, has the file open.
    case inUse = "spool_in_use"
    /// A later version of Rollcall made the file.
    case newer = "spool_newer"
    /// The folder or the file cannot be opened, read or written.
    case unusable = "spool_unusable"
}

extension SpoolError {
    /// Describes an SQLite error of opening or using the file at `path` for the operator.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self.init(
                .inUse, "Another process is using the spool \(path)", cause: "\(error)",
                hint: "Find the process: fuser \(path)")
        case .SQLITE_FULL:
            self.init(
                .unusable, "The disk of the spool \(path) is full", cause: "\(error)",
                hint: "Free some space, and check it: df -h \(path)")
        default:
            self.init(
                .unusable, "The spool \(path) cannot be used", cause: "\(error)",
                hint: "Check the permissions: ls -ld \(path)")
        }
    }

    /// Whether the file's content is damaged, or is not an SQLite database at all.
    static func isDamage(_ error: DatabaseError) -> Bool {
        error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
    }
}

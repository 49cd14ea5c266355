import Foundation
public import OperatorErrors
import Store

/// The reason why there is no backup or why it cannot be restored, for the person who runs the server.
public typealias BackupError = OperatorError<BackupErrorCode>

public enum BackupErrorCode: String, OperatorErrorCode {
    case damaged, newer, notEmpty = "not_empty", notWritable = "not_writable", noSchema = "no_schema"
    case unreadable
    /// A PostgreSQL program failed.
    case failed
}

extension BackupError {
    static func damaged(_ path: String, _ cause: String) -> Self {
        Self(
            .damaged, "'\(path)' is not a whole backup.", cause: cause,
            hint: "copy it again from where it was made, or take an older one")
    }

    static func unreadable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .unreadable, "'\(path)' cannot be read.", cause: "\(cause)",
            hint: "look at it with 'ls -l \(path)', and run the command as its owner")
    }

    static func noErasures(_ path: String) -> Self {
        Self(
            .unreadable, "'\(path)' is no file of erasures.", cause: "each of its lines should be one random number",
            hint: "name the file 'erasures' from the data folder of the server that is gone")
    }

    static func notWritable(_ path: String, _ cause: any Error) -> Self {
        Self(
            .notWritable, "'\(path)' cannot be written.", cause: "\(cause)",
            hint: "see that there is space with 'df -h', and that this user may write there, or name another place")
    }

    static func newer(_ path: String, schema: SchemaPosition) -> Self {
        Self(
            .newer, "'\(path)' was made by a newer version of Rollcall.",
            cause: "its schema is \(schema.last); this version knows \(SchemaPosition.current.last)",
            hint: "install the version that made it, and restore with that")
    }

    static func notEmpty(_ target: String, _ cause: String, hint: String) -> Self {
        Self(
            .notEmpty, "A backup is restored on an empty machine only, and \(target) is not.", cause: cause, hint: hint)
    }

    static var noSchema: Self {
        Self(
            .noSchema, "There is no Rollcall database to back up.",
            hint: "name the data folder with --data-dir, or the database with --database-url, as the server does")
    }

    static func failed(_ failure: DatabaseDump.Failure) -> Self {
        guard !failure.output.isEmpty else {
            return Self(
                .failed, "\(failure.program) is not installed.",
                hint: "run 'apt-get install postgresql-client' for the release of the database, or a newer one")
        }
        return Self(
            .failed, "\(failure.program) failed.", output: failure.output,
            hint: "mend the cause and run the command again; nothing is left of this attempt")
    }
}

import Phrases
import Store

/// The state of the database at the last check.
enum DatabaseState: Equatable, Sendable {
    case ok
    /// The database does not answer.
    case away
    /// The database answers queries but cannot commit changes.
    case readOnly(CommitFault)

    init(code: UInt8) {
        self = CommitFault(rawValue: code).map { .readOnly($0) } ?? (code == Self.away.code ? .away : .ok)
    }

    /// The state as a number that can be read without a lock.
    var code: UInt8 {
        switch self {
        case .ok: 0
        case .away: .max
        case .readOnly(let trouble): trouble.rawValue
        }
    }

    /// The name of the state in `/health`, for programs.
    var word: String {
        switch self {
        case .ok: "ok"
        case .away: "away"
        case .readOnly(.diskFull): "disk_full"
        case .readOnly(.standbyGone): "standby_gone"
        case .readOnly(.stuck): "stuck"
        }
    }

    /// What is wrong, for `/health`; nil if nothing is.
    var status: String? {
        switch self {
        case .ok: nil
        case .away: "the database does not answer"
        case .readOnly(.diskFull): "the database's disk is full"
        case .readOnly(.standbyGone): "the database waits for a standby that is gone"
        case .readOnly(.stuck): "the database does not commit"
        }
    }

    /// A sentence for the person who runs the server, and what to do; nil if nothing is wrong.
    var alarm: (text: Phrase, hint: Phrase)? {
        switch self {
        case .ok: nil
        case .away: (.databaseUnanswered, .hintCheckDatabaseRuns)
        case .readOnly(.diskFull): (.databaseDiskFull, .hintFreeDatabaseDisk)
        case .readOnly(.standbyGone): (.standbyGone, .hintRestartStandby)
        case .readOnly(.stuck): (.databaseKeepsNothing, .hintReadDatabaseLog)
        }
    }
}

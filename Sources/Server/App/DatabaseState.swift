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
    var alarm: (text: String, hint: String)? {
        switch self {
        case .ok: nil
        case .away: ("The database does not answer.", "Look whether PostgreSQL runs, and read its log.")
        case .readOnly(.diskFull):
            (
                "The disk of the database is full: nothing is kept.",
                "Make room on the disk of PostgreSQL. Nodes keep what they hear until then."
            )
        case .readOnly(.standbyGone):
            (
                "The database waits for a synchronous standby that is gone: nothing is kept.",
                "Start the standby again, or take it out of synchronous_standby_names and reload PostgreSQL."
            )
        case .readOnly(.stuck):
            (
                "The database answers and keeps nothing.",
                "Read the log of PostgreSQL: its disk may hang, or it may be a standby."
            )
        }
    }
}

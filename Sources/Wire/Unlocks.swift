public import Devices
public import Foundation

/// Opens a lock, if whoever asks may and is seen there. The request waits for the badge for 5 s where nothing else is
/// missing, and then until the lock has answered.
public struct Unlock: Request {
    public static let type = RequestType.universalUnlock

    public let lockID: Int64
    /// A one-time code, where nobody can be seen now.
    public let code: String?
    /// Why an admin is let in where nobody can be seen.
    public let overrideReason: String?

    enum CodingKeys: String, CodingKey {
        case code
        case lockID = "lock_id"
        case overrideReason = "override_reason"
    }

    public init(lockID: Int64, code: String? = nil, overrideReason: String? = nil) {
        self.lockID = lockID
        self.code = code
        self.overrideReason = overrideReason
    }

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let attemptID: Int64
        /// How far it came: `opened`, `denied`, `jammed`, `unconfirmed` or `timed_out`.
        public let outcome: UnlockState
        /// Why it did not open: a word of the lock's or of the server's.
        public let outcomeReason: String?
        /// What is marked, such as `not_seen`.
        public let reasons: [UnlockReason]
        /// When it locks again; nil where it did not open.
        public let relocksAt: Date?

        enum CodingKeys: String, CodingKey {
            case outcome, reasons
            case attemptID = "attempt_id"
            case outcomeReason = "outcome_reason"
            case relocksAt = "relocks_at"
        }

        public init(
            attemptID: Int64, outcome: UnlockState, outcomeReason: String? = nil, reasons: [UnlockReason],
            relocksAt: Date? = nil
        ) {
            self.attemptID = attemptID
            self.outcome = outcome
            self.outcomeReason = outcomeReason
            self.reasons = reasons
            self.relocksAt = relocksAt
        }
    }
}

/// An attempt to open a lock.
public struct UnlockRecord: Codable, Equatable, Sendable {
    public let attemptID: Int64
    public let lockID: Int64
    public let lockName: String
    /// Into which it leads.
    public let roomNumber: String
    /// Who tried; nil of open hours, which nobody asks for, and where they were erased.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    public let askedAt: Date
    public let way: UnlockChannel
    /// By what it was asked: `api`, `console`, `old` …
    public let source: String
    public let granted: Bool
    /// What gave the right.
    public let right: UnlockRightSort?
    /// The number of the clearance or the booking.
    public let rightID: Int64?
    /// Whether they were seen at the door.
    public let sight: UnlockPresence
    /// By what they were seen: `badge`, `whereabouts`, `client`; or why nobody could be: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// How many milliseconds before they were seen.
    public let sightMilliseconds: Int?
    /// Why it was not granted; of one that was, what is marked.
    public let reasons: [UnlockReason]
    /// What the admin gave in place of being seen.
    public let overrideReason: String?
    /// Seconds to hold it open.
    public let hold: Int
    /// How far it came.
    public let outcome: UnlockState
    /// Why: a word of the lock's or of the server's, such as `no_answer`.
    public let outcomeReason: String?
    /// When it was over.
    public let endedAt: Date?
    /// From the asking to the end.
    public let milliseconds: Int?

    enum CodingKeys: String, CodingKey {
        case email, way, source, granted, right, sight, reasons, hold, outcome, milliseconds
        case attemptID = "attempt_id"
        case lockID = "lock_id"
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case personID = "person_id"
        case firstName = "first_name"
        case lastName = "last_name"
        case askedAt = "asked_at"
        case rightID = "right_id"
        case sightSource = "sight_source"
        case sightMilliseconds = "sight_ms"
        case overrideReason = "override_reason"
        case outcomeReason = "outcome_reason"
        case endedAt = "ended_at"
    }

    public init(
        attemptID: Int64, lockID: Int64, lockName: String, roomNumber: String, personID: Int64? = nil,
        email: String? = nil, firstName: String? = nil, lastName: String? = nil, askedAt: Date, way: UnlockChannel,
        source: String, granted: Bool, right: UnlockRightSort? = nil, rightID: Int64? = nil, sight: UnlockPresence,
        sightSource: String? = nil, sightMilliseconds: Int? = nil, reasons: [UnlockReason],
        overrideReason: String? = nil, hold: Int, outcome: UnlockState, outcomeReason: String? = nil,
        endedAt: Date? = nil, milliseconds: Int? = nil
    ) {
        self.attemptID = attemptID
        self.lockID = lockID
        self.lockName = lockName
        self.roomNumber = roomNumber
        self.personID = personID
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.askedAt = askedAt
        self.way = way
        self.source = source
        self.granted = granted
        self.right = right
        self.rightID = rightID
        self.sight = sight
        self.sightSource = sightSource
        self.sightMilliseconds = sightMilliseconds
        self.reasons = reasons
        self.overrideReason = overrideReason
        self.hold = hold
        self.outcome = outcome
        self.outcomeReason = outcomeReason
        self.endedAt = endedAt
        self.milliseconds = milliseconds
    }
}

/// An attempt to open a lock came a step further, as `GET /events` tells admins and who made it.
public struct UnlockEvent: Codable, Equatable, Sendable {
    public let attemptID: Int64
    public let lockID: Int64
    /// Who tried; nil of open hours.
    public let personID: Int64?
    public let outcome: UnlockState

    enum CodingKeys: String, CodingKey {
        case outcome
        case attemptID = "attempt_id"
        case lockID = "lock_id"
        case personID = "person_id"
    }

    public init(attemptID: Int64, lockID: Int64, personID: Int64? = nil, outcome: UnlockState) {
        self.attemptID = attemptID
        self.lockID = lockID
        self.personID = personID
        self.outcome = outcome
    }
}

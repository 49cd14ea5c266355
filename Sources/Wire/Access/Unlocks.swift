public import Devices
public import Foundation

/// Opens a lock if the caller has the right and is detected there. If nothing else is missing, the request waits up to
/// 5 s for the badge; it then waits for the lock's answer.
public struct Unlock: Request {
    public static let type = RequestType.universalUnlock
    public static let callers: Callers = .persons

    public let lockID: Int64
    /// A one-time code, if no person can be detected now.
    public let code: String?
    /// An admin's reason for access if no person can be detected.
    public let overrideReason: String?

    public struct Reply: Codable, Equatable, Sendable {
        public let attemptID: Int64
        /// The outcome: `opened`, `denied`, `jammed`, `unconfirmed` or `timed_out`.
        public let outcome: UnlockState
        /// Why it did not open: a value from the lock or the server.
        public let outcomeReason: String?
        /// The reasons for which the attempt is marked, such as `not_seen`.
        public let reasons: [UnlockReason]
        /// When it locks again; nil if it did not open.
        public let relocksAt: Date?
    }
}

/// An attempt to open a lock.
public struct UnlockRecord: Codable, Equatable, Sendable {
    public let attemptID: Int64
    public let lockID: Int64
    public let lockName: String
    /// The room into which it leads.
    public let roomNumber: String
    /// The person who tried; nil for opening hours, which have no caller, and if that person was erased.
    public let personID: Int64?
    public let email: String?
    public let firstName: String?
    public let lastName: String?
    public let askedAt: Date
    public let way: UnlockChannel
    /// The channel of the request: `api`, `console`, `old` …
    public let source: String
    public let granted: Bool
    /// The source of the right.
    public let right: UnlockRightSort?
    /// The ID of the clearance or the booking.
    public let rightID: Int64?
    /// Whether the person was detected at the door.
    public let sight: UnlockPresence
    /// How the person was detected: `badge`, `whereabouts`, `client`; or why detection was impossible: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// Milliseconds since they were last detected.
    public let sightMilliseconds: Int?  // key: sight_ms
    /// Why access was not granted; if it was granted, the reasons for which the attempt is marked.
    public let reasons: [UnlockReason]
    /// The reason that the admin gave in place of detection.
    public let overrideReason: String?
    /// Seconds for which it is held open.
    public let hold: Int
    /// The outcome of the attempt.
    public let outcome: UnlockState
    /// The reason for the outcome: a value from the lock or the server, such as `no_answer`.
    public let outcomeReason: String?
    /// When the attempt ended.
    public let endedAt: Date?
    /// The duration of the attempt in milliseconds.
    public let milliseconds: Int?
}

/// A new state of an attempt to open a lock, as sent by `GET /events` to admins and to the person who made it.
public struct UnlockEvent: Codable, Equatable, Sendable {
    public let attemptID: Int64
    public let lockID: Int64
    /// The person who tried; nil for opening hours.
    public let personID: Int64?
    public let outcome: UnlockState
}

/// Attempts to open locks, newest first. The request is audited.
public struct GetUnlocks: Request, ListRequest {
    public static let type = RequestType.adminGetUnlocks
    public static let callers: Callers = .admin

    /// Only attempts of this person.
    public let personID: Int64?
    /// Only attempts at this lock.
    public let lockID: Int64?
    /// Only attempts with this outcome.
    public let outcome: UnlockState?
    /// From the first attempt if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?
    /// True to return visits in place of attempts: those that began behind locked doors although the person opened none
    /// of them.
    public let followedIn: Bool?
    /// Only attempts whose lock or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let unlocks: [UnlockRecord]
        /// If visits were requested in place of attempts: hints that a person followed another person in, newest first.
        public let followedIn: [FollowedInRecord]?
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// The caller's own attempts to open locks, newest first.
public struct GetOwnUnlocks: Request, ListRequest {
    public static let type = RequestType.universalGetUnlocks
    public static let callers: Callers = .persons

    /// Only attempts at this lock.
    public let lockID: Int64?
    /// Only attempts with this outcome.
    public let outcome: UnlockState?
    /// From the first attempt if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?
    /// Only attempts whose lock or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public typealias Reply = GetUnlocks.Reply
}

/// The outcome that an attempt of a person to open a lock would have now, and everything that led to it. It opens
/// nothing.
public struct ExplainUnlock: Request {
    public static let type = RequestType.adminExplainUnlock
    public static let callers: Callers = .admin

    public let personID: Int64
    public let lockID: Int64

    public struct Reply: Codable, Sendable {
        public let facts: UnlockFacts
    }
}

/// Everything on which the decision to open a lock is based, and the decision itself.
public struct UnlockFacts: Codable, Equatable, Sendable {
    public let granted: Bool
    public let way: UnlockChannel
    /// The source of the right.
    public let right: UnlockRightSort?
    /// The ID of the clearance or the booking.
    public let rightID: Int64?
    /// Why access is not granted; if it is granted, the reasons for which the attempt is marked.
    public let reasons: [UnlockReason]
    /// Whether only a one-time code is missing.
    public let wantsCode: Bool
    /// The person's level.
    public let securityLevel: Int
    /// The security level from which a person can open the room's locks; nil if no level suffices.
    public let requiredLevel: Int?
    /// Whether the person has yet to change their first password.
    public let passwordPending: Bool
    /// The clearances for the room, of the person and of their groups.
    public let clearances: [ClearanceFact]
    /// The bookings of the room that have not ended and that the person made or is invited to.
    public let bookings: [BookingFact]
    public let gate: PresenceGate
    /// Seconds within which the person must have been detected.
    public let within: Int
    /// The minimum level in dBm; nil if any level counts.
    public let minRSSI: Int?
    /// Whether the person is detected at the door.
    public let sight: UnlockPresence
    /// How the person is detected: `badge`, `whereabouts`, `client`; or why detection is impossible: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// Milliseconds since they were last detected.
    public let sightMilliseconds: Int?  // key: sight_ms
    /// The scanners that detect people at the door.
    public let listeners: [ListenerFact]
    /// Whether the school may currently record whereabouts.
    public let lawful: Bool
    /// Whether the person's badge is heard in two places.
    public let badgeTwice: Bool
    /// When the person was last heard, if they are in a room at the door.
    public let whereaboutsAt: Date?
    /// When the person's phone last reported a room at the door.
    public let clientAt: Date?
    /// Whether the lock's dialect is weak.
    public let weak: Bool
    /// Whether the school allows weak dialects.
    public let weakAllowed: Bool
}

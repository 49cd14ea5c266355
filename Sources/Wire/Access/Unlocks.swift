public import Devices
public import Foundation

/// Opens a lock if the caller has the right and is detected there. If nothing else is missing, the request waits up to
/// 5 s for the badge; it then waits for the lock's answer.
public struct Unlock: Request {
    public static let type = RequestType.universalUnlock

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

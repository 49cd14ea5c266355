public import Devices
public import Foundation

/// Opens a lock, if the caller may and is seen there. The request waits for the badge for 5 s where nothing else is
/// missing, and then until the lock has answered.
public struct Unlock: Request {
    public static let type = RequestType.universalUnlock

    public let lockID: Int64
    /// A one-time code, where no person can be seen now.
    public let code: String?
    /// Why an admin is let in where no person can be seen.
    public let overrideReason: String?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let attemptID: Int64
        /// How far it came: `opened`, `denied`, `jammed`, `unconfirmed` or `timed_out`.
        public let outcome: UnlockState
        /// Why it did not open: a word of the lock's or of the server's.
        public let outcomeReason: String?
        /// What is marked, such as `not_seen`.
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
    /// Into which it leads.
    public let roomNumber: String
    /// Who tried; nil of open hours, which no person asks for, and where they were erased.
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
    /// By what they were seen: `badge`, `whereabouts`, `client`; or why no person could be: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// How many milliseconds before they were seen.
    public let sightMilliseconds: Int?  // key: sight_ms
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
}

/// An attempt to open a lock came a step further, as `GET /events` tells admins and who made it.
public struct UnlockEvent: Codable, Equatable, Sendable {
    public let attemptID: Int64
    public let lockID: Int64
    /// Who tried; nil of open hours.
    public let personID: Int64?
    public let outcome: UnlockState
}

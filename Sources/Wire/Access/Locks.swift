public import Devices
public import Foundation

/// A lock, as visible to the caller.
public struct LockRecord: Codable, Equatable, Sendable {
    public let lockID: Int64
    public let lockName: String
    /// The room into which it leads.
    public let roomNumber: String
    public let zoneName: String
    public let deviceID: Int64
    public let state: LockState
    /// The state of the door by its contact: `closed` or `open`; nil if not reported.
    public let door: String?
    /// The battery level in per cent; nil if not reported.
    public let battery: Int?
    /// Whether its dialect is weak.
    public let weak: Bool
    /// Its requirement for presence at the door.
    public let gate: PresenceGate
    /// Whether the caller has the right to open it now. The caller may also have to be detected there.
    public let mayUnlock: Bool
    /// Whether the caller is known to be in a room at its door.
    public let near: Bool
    /// Its setup; only for admins.
    public let setup: LockSetupRecord?
    /// When it was taken out of use.
    public let retiredAt: Date?
}

/// The setup of a lock.
public struct LockSetupRecord: Codable, Equatable, Sendable {
    /// The door at which it is mounted.
    public let doorID: Int64?
    /// The room on the other side of that door.
    public let otherRoomNumber: String?
    public let dialect: LockDialect
    /// Seconds within which the person must have been detected.
    public let within: Int
    /// The scanners that detect people at the lock; empty if those of the rooms at the door do.
    public let listeners: [LockListenerRecord]
    /// The minimum level in dBm; nil if any level counts.
    public let minRSSI: Int?
    /// Whether reports of the person's phone count.
    public let trustClient: Bool
    /// Seconds for which it is held open.
    public let relock: Int
    /// When it may be held open.
    public let openHours: [HoursRecord]
    /// The epoch of its keys; nil until it is activated.
    public let epoch: Int64?
    public let activatedAt: Date?
    public let createdAt: Date
}

/// A scanner that detects people at a lock.
public struct LockListenerRecord: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
}

/// The locks that the caller has a right to open at any time; admins see all locks. Locks near the caller come first.
public struct GetLocks: Request, ListRequest {
    public static let type = RequestType.universalGetLocks

    /// Only this lock.
    public let lockID: Int64?
    /// Only locks that lead into this room.
    public let roomNumber: String?
    /// Only locks whose name or room contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let locks: [LockRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

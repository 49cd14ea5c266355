public import Devices
public import Foundation

/// A lock, as a person may know it.
public struct LockRecord: Codable, Equatable, Sendable {
    public let lockID: Int64
    public let lockName: String
    /// Into which it leads.
    public let roomNumber: String
    public let zoneName: String
    public let deviceID: Int64
    public let state: LockState
    /// By its contact: `closed` or `open`; nil if it has not said.
    public let door: String?
    /// In per cent; nil if it has not said.
    public let battery: Int?
    /// Whether its dialect is weak.
    public let weak: Bool
    /// What it asks of presence.
    public let gate: PresenceGate
    /// Whether the caller has the right to open it now. They may have to be seen, too.
    public let mayUnlock: Bool
    /// Whether the caller is in a room at its door, as far as is known.
    public let near: Bool
    /// How it is set up: for admins.
    public let setup: LockSetupRecord?
    /// When it was put out of use.
    public let retiredAt: Date?
}

/// How a lock is set up.
public struct LockSetupRecord: Codable, Equatable, Sendable {
    /// The door that it is at.
    public let doorID: Int64?
    /// The room on the other side of that door.
    public let otherRoomNumber: String?
    public let dialect: LockDialect
    /// Seconds in which a person must have been seen.
    public let within: Int
    /// The scanners that see who stands at it; none if those of the rooms at the door do.
    public let listeners: [LockListenerRecord]
    /// dBm; nil if any level counts.
    public let minRSSI: Int?
    /// Whether what a phone says of itself counts.
    public let trustClient: Bool
    /// Seconds that it is held open.
    public let relock: Int
    /// When it may be held open.
    public let openHours: [HoursRecord]
    /// Of the keys that it has; nil until it is activated.
    public let epoch: Int64?
    public let activatedAt: Date?
    public let createdAt: Date
}

/// A scanner that sees who stands at a lock.
public struct LockListenerRecord: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
}

/// Locks that the caller may know: those that they have a right to open at any time; admins know all. Those near by
/// come first.
public struct GetLocks: Request, ListRequest {
    public static let type = RequestType.universalGetLocks

    /// Only this one.
    public let lockID: Int64?
    /// Only those into this room.
    public let roomNumber: String?
    /// Only locks whose name or room holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let locks: [LockRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

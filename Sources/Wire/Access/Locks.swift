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
    public static let callers: Callers = .persons

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

/// Makes a device a lock. It opens nothing until it is activated.
public struct CreateLock: Request {
    public static let type = RequestType.adminCreateLock
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let lockName: String
    /// The room into which it leads: a right to enter this room is the right to open the lock.
    public let roomNumber: String
    /// The door at which it is mounted, one of the room's doors.
    public let doorID: Int64?
    /// A device of the kind `lock`.
    public let deviceID: Int64
    /// The dialect in which it is commanded to open; `hmac` if absent.
    public let dialect: LockDialect?
    /// Its requirement for presence at the door; `warn` if absent.
    public let gate: PresenceGate?
    /// Seconds within which the person must have been detected, 5…120; 20 if absent.
    public let within: Int?
    /// IDs of the scanners that detect people at the lock; if empty, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// The minimum level in dBm, -127…20: a badge heard below it does not count.
    public let minRSSI: Int?
    /// Whether reports of the person's phone count. They can be forged.
    public let trustClient: Bool?
    /// Seconds for which it is held open, 1…3,600; 5 if absent.
    public let relock: Int?
    /// When it may be held open while a member of staff is there.
    public let openHours: [HoursRecord]?

    public struct Reply: Codable, Sendable {
        public let lockID: Int64
    }
}

/// Changes the given values of a lock and leaves the others unchanged. Its device and its dialect can be changed only
/// while it is not activated.
public struct EditLock: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditLock
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let lockID: Int64
    public let lockName: String?
    /// The room into which it leads: a right to enter this room is the right to open the lock.
    public let roomNumber: String?
    /// The door at which it is mounted, one of the room's doors.
    public let doorID: Int64?
    /// A device of the kind `lock`.
    public let deviceID: Int64?
    /// The dialect in which it is commanded to open.
    public let dialect: LockDialect?
    /// Its requirement for presence at the door.
    public let gate: PresenceGate?
    /// Seconds within which the person must have been detected, 5…120.
    public let within: Int?
    /// IDs of the scanners that detect people at the lock; if empty, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// The minimum level in dBm, -127…20: a badge heard below it does not count.
    public let minRSSI: Int?
    /// Whether reports of the person's phone count. They can be forged.
    public let trustClient: Bool?
    /// Seconds for which it is held open, 1…3,600.
    public let relock: Int?
    /// When it may be held open while a member of staff is there.
    public let openHours: [HoursRecord]?
    /// Removes the named values: `door_id`, `min_rssi` or `open_hours`.
    public let without: [LockMember]?
}

/// A value that can be removed from a lock.
public enum LockMember: String, CaseIterable, WireEnum {
    case doorID = "door_id"
    case minRSSI = "min_rssi"
    case openHours = "open_hours"
}

/// Deletes a lock, or retires it if attempts to open it were recorded. Its keys are deleted.
public struct DeleteLock: Request {
    public static let type = RequestType.adminDeleteLock
    public static let callers: Callers = .admin

    public let lockID: Int64

    public struct Reply: Codable, Sendable {
        /// True if it has history and was therefore retired instead of deleted.
        public let retired: Bool
    }
}

/// Performs a handshake with a lock, so that it opens for this server: the handshake begins a new epoch and ends the
/// previous one. A lock accepts it only when new or after its button was pressed. The request waits for the lock's
/// answer.
public struct ActivateLock: Request {
    public static let type = RequestType.adminActivateLock
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let lockID: Int64
    /// SHA-256 of its public key, 64 hexadecimal digits, as printed on its label. Not used by the dialect `aes128`.
    public let fingerprint: String?
    /// The activation code on its label, case-insensitive, with or without dashes. Not used by the dialect `aes128`.
    public let code: String?

    public struct Reply: Codable, Sendable {
        /// The epoch of its current keys.
        public let epoch: Int64
    }
}

/// Deletes the keys of a lock: it cannot be opened until it is activated again.
public struct ResetLock: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminResetLock
    public static let callers: Callers = .admin

    public let lockID: Int64
}

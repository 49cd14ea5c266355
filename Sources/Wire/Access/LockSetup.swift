public import Devices

/// Makes a lock of a device. It opens nothing until it is activated.
public struct CreateLock: Request {
    public static let type = RequestType.adminCreateLock

    public let lockName: String
    /// Into which it leads: the right to open it is that of this room.
    public let roomNumber: String
    /// The door that it is at, one of the room.
    public let doorID: Int64?
    /// A device of the kind `lock`.
    public let deviceID: Int64
    /// How it is told to open; `hmac` if absent.
    public let dialect: LockDialect?
    /// What it asks of presence; `warn` if absent.
    public let gate: PresenceGate?
    /// Seconds in which a person must have been seen, 5…120; 20 if absent.
    public let within: Int?
    /// Numbers of the scanners that see who stands at it; without any, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// dBm, -127…20: a badge heard more softly does not count.
    public let minRSSI: Int?
    /// Whether what a phone says of itself counts. Any person can invent that.
    public let trustClient: Bool?
    /// Seconds that it is held open, 1…3,600; 5 if absent.
    public let relock: Int?
    /// When it may be held open while a person of staff is there.
    public let openHours: [HoursRecord]?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let lockID: Int64
    }
}

/// Changes what is given of a lock and leaves the rest. Its device and its dialect can be changed while it is not
/// activated.
public struct EditLock: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditLock

    public let lockID: Int64
    public let lockName: String?
    /// Into which it leads: the right to open it is that of this room.
    public let roomNumber: String?
    /// The door that it is at, one of the room.
    public let doorID: Int64?
    /// A device of the kind `lock`.
    public let deviceID: Int64?
    /// How it is told to open.
    public let dialect: LockDialect?
    /// What it asks of presence.
    public let gate: PresenceGate?
    /// Seconds in which a person must have been seen, 5…120.
    public let within: Int?
    /// Numbers of the scanners that see who stands at it; without any, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// dBm, -127…20: a badge heard more softly does not count.
    public let minRSSI: Int?
    /// Whether what a phone says of itself counts. Any person can invent that.
    public let trustClient: Bool?
    /// Seconds that it is held open, 1…3,600.
    public let relock: Int?
    /// When it may be held open while a person of staff is there.
    public let openHours: [HoursRecord]?
    /// Takes away what is named: `door_id`, `min_rssi` or `open_hours`.
    public let without: [LockMember]?
}

/// What a lock need not have.
public enum LockMember: String, CaseIterable, WireEnum {
    case doorID = "door_id"
    case minRSSI = "min_rssi"
    case openHours = "open_hours"
}

/// Deletes a lock, or retires it where a person tried to open it. Its keys are forgotten.
public struct DeleteLock: Request {
    public static let type = RequestType.adminDeleteLock

    public let lockID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True if it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool
    }
}

/// Shakes hands with a lock, so that it opens for this server: it begins an epoch and ends the last. A lock takes it
/// only as new, or after its button was pressed. The request waits until the lock has answered.
public struct ActivateLock: Request {
    public static let type = RequestType.adminActivateLock

    public let lockID: Int64
    /// SHA-256 of its public key, 64 hexadecimal digits: its label has it. The dialect `aes128` has none.
    public let fingerprint: String?
    /// The activation code on its label, in any case, with or without dashes. The dialect `aes128` has none.
    public let code: String?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Of the keys that it has now.
        public let epoch: Int64
    }
}

/// Forgets the keys of a lock: nothing opens it until it is activated anew.
public struct ResetLock: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminResetLock

    public let lockID: Int64
}

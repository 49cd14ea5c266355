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
    /// Seconds in which somebody must have been seen, 5…120; 20 if absent.
    public let within: Int?
    /// Numbers of the scanners that see who stands at it; without any, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// dBm, -127…20: a badge heard more softly does not count.
    public let minRSSI: Int?
    /// Whether what a phone says of itself counts. Anybody can invent that.
    public let trustClient: Bool?
    /// Seconds that it is held open, 1…3,600; 5 if absent.
    public let relock: Int?
    /// When it may be held open while somebody of staff is there.
    public let openHours: [HoursRecord]?

    enum CodingKeys: String, CodingKey {
        case dialect, gate, within, listeners, relock
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case doorID = "door_id"
        case deviceID = "device_id"
        case minRSSI = "min_rssi"
        case trustClient = "trust_client"
        case openHours = "open_hours"
    }

    public init(
        lockName: String, roomNumber: String, doorID: Int64? = nil, deviceID: Int64, dialect: LockDialect? = nil,
        gate: PresenceGate? = nil, within: Int? = nil, listeners: [Int64]? = nil, minRSSI: Int? = nil,
        trustClient: Bool? = nil, relock: Int? = nil, openHours: [HoursRecord]? = nil
    ) {
        self.lockName = lockName
        self.roomNumber = roomNumber
        self.doorID = doorID
        self.deviceID = deviceID
        self.dialect = dialect
        self.gate = gate
        self.within = within
        self.listeners = listeners
        self.minRSSI = minRSSI
        self.trustClient = trustClient
        self.relock = relock
        self.openHours = openHours
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let lockID: Int64

        enum CodingKeys: String, CodingKey {
            case lockID = "lock_id"
        }

        public init(lockID: Int64) {
            self.lockID = lockID
        }
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
    /// Seconds in which somebody must have been seen, 5…120.
    public let within: Int?
    /// Numbers of the scanners that see who stands at it; without any, those of the rooms at the door do.
    public let listeners: [Int64]?
    /// dBm, -127…20: a badge heard more softly does not count.
    public let minRSSI: Int?
    /// Whether what a phone says of itself counts. Anybody can invent that.
    public let trustClient: Bool?
    /// Seconds that it is held open, 1…3,600.
    public let relock: Int?
    /// When it may be held open while somebody of staff is there.
    public let openHours: [HoursRecord]?
    /// Takes away what is named: `door_id`, `min_rssi` or `open_hours`.
    public let without: [LockMember]?

    enum CodingKeys: String, CodingKey {
        case dialect, gate, within, listeners, relock, without
        case lockID = "lock_id"
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case doorID = "door_id"
        case deviceID = "device_id"
        case minRSSI = "min_rssi"
        case trustClient = "trust_client"
        case openHours = "open_hours"
    }

    public init(
        lockID: Int64, lockName: String? = nil, roomNumber: String? = nil, doorID: Int64? = nil,
        deviceID: Int64? = nil, dialect: LockDialect? = nil, gate: PresenceGate? = nil, within: Int? = nil,
        listeners: [Int64]? = nil, minRSSI: Int? = nil, trustClient: Bool? = nil, relock: Int? = nil,
        openHours: [HoursRecord]? = nil, without: [LockMember]? = nil
    ) {
        self.lockID = lockID
        self.lockName = lockName
        self.roomNumber = roomNumber
        self.doorID = doorID
        self.deviceID = deviceID
        self.dialect = dialect
        self.gate = gate
        self.within = within
        self.listeners = listeners
        self.minRSSI = minRSSI
        self.trustClient = trustClient
        self.relock = relock
        self.openHours = openHours
        self.without = without
    }
}

/// What a lock need not have.
public enum LockMember: String, CaseIterable, WireEnum {
    case doorID = "door_id"
    case minRSSI = "min_rssi"
    case openHours = "open_hours"
}

/// Deletes a lock, or retires it where somebody tried to open it. Its keys are forgotten.
public struct DeleteLock: Request {
    public static let type = RequestType.adminDeleteLock

    public let lockID: Int64

    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
    }

    public init(lockID: Int64) {
        self.lockID = lockID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True where it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool

        public init(retired: Bool) {
            self.retired = retired
        }
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

    enum CodingKeys: String, CodingKey {
        case fingerprint, code
        case lockID = "lock_id"
    }

    public init(lockID: Int64, fingerprint: String? = nil, code: String? = nil) {
        self.lockID = lockID
        self.fingerprint = fingerprint
        self.code = code
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Of the keys that it has now.
        public let epoch: Int64

        public init(epoch: Int64) {
            self.epoch = epoch
        }
    }
}

/// Forgets the keys of a lock: nothing opens it until it is activated anew.
public struct ResetLock: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminResetLock

    public let lockID: Int64

    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
    }

    public init(lockID: Int64) {
        self.lockID = lockID
    }
}

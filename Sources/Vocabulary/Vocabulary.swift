/// How a node uses its Bluetooth adapter.
public enum RadioMode: String, CaseIterable, Sendable {
    /// Alone, on the kernel's user channel: neither the kernel's Bluetooth nor bluetoothd sees the adapter.
    case exclusive
    /// On the raw channel, beside bluetoothd and the kernel, whose commands change the same controller.
    case shared
}

/// What the radio of a scanner node is doing.
public enum RadioState: String, CaseIterable, Sendable {
    /// The adapter is opened for the first time.
    case starting
    case scanning
    /// The scan is on and the controller answers; there is nothing to hear.
    case quiet
    /// The scan broke off and is being brought back, without any person's help.
    case recovering
    /// A person has to put something right; it is tried again meanwhile.
    case failed
    /// The node does not scan.
    case off

    /// Whether what is not heard now is not there: a quiet radio answers, and there is nothing to hear.
    public var isListening: Bool { self == .scanning || self == .quiet }
}

/// Which advertising commands a controller is given (Core Specification, Vol 4 Part E, 3.1.1): never both.
public enum RadioCommands: String, CaseIterable, Sendable {
    case legacy, extended
}

/// What a person is to the school.
public enum Classification: String, CaseIterable, Sendable {
    case student, staff, visitor, admin
}

/// What is believed of a person now.
public enum WhereaboutsState: String, CaseIterable, Sendable {
    case present
    /// Nothing reliable is known.
    case unknown
    /// Live scanners hear nothing of the person any more.
    case left
}

/// Why a visit ended.
public enum VisitEnd: String, CaseIterable, Sendable {
    /// The person moved to another room.
    case moved
    /// The person was heard nowhere any more.
    case left
    /// The person was lost sight of.
    case unknown
}

/// What a person's being in a room rests on.
public enum VisitSource: String, CaseIterable, Sendable {
    case scanner
    /// Nothing but the person's own client, which can say what it likes.
    case client
    /// A person said so: a correction.
    case person
}

/// What a person said of where a person is, or was.
public enum CorrectionKind: String, CaseIterable, Sendable {
    /// They are in a room.
    case present
    /// They are not there any more.
    case left
    /// A visit of the past was in another room, or at another time.
    case changed
    /// A visit of the past that no person knew of.
    case added
    /// A visit of the past that never was.
    case removed
}

/// Where a badge is, as far as is known.
public enum BadgeState: String, CaseIterable, Sendable {
    /// A person carries it.
    case issued
    /// It came back, and can be handed out.
    case free
    /// It is not handed out until it is found.
    case lost
}

/// Whether a scanner is at work: `alive` until three heartbeats are missed, `quiet` after that and once it is retired,
/// `never` before the first.
public enum ScannerState: String, CaseIterable, Sendable {
    case alive, quiet, never
}

/// What an alert tells of.
public enum AlertKind: String, CaseIterable, Sendable {
    /// Nothing was heard of a scanner for a while.
    case scannerSilent = "scanner_silent"
    /// A scanner's radio is out of order.
    case radioFailed = "radio_failed"
    /// A scanner hears nothing while others near it hear badges.
    case scannerDeaf = "scanner_deaf"
    /// A scanner's disk takes nothing, or is nearly full.
    case nodeDisk = "node_disk"
    /// A scanner's spool is full and gives its oldest batches up.
    case spoolDropping = "spool_dropping"
    /// A scanner set a batch aside that the server will never take.
    case batchSetAside = "batch_set_aside"
    /// A scanner used the number of a batch again for other sightings.
    case spoolRolledBack = "spool_rolled_back"
    /// A scanner's clock differs from the server's.
    case clockOff = "clock_off"
    /// Many scanners report late what they hear.
    case scannersLate = "scanners_late"
    /// No client and no scanner heard a beacon.
    case beaconUnheard = "beacon_unheard"
    /// One badge is heard in two far places at once.
    case badgeTwice = "badge_twice"
    /// One badge moved faster than a person can.
    case badgeTooFast = "badge_too_fast"
    /// A badge with the school's UUID and unknown keys was heard.
    case unknownBadge = "unknown_badge"
    /// The rows of one person cannot be written.
    case recordBroken = "record_broken"
    /// The disk of the database is nearly full.
    case diskLow = "disk_low"
    /// The database answers and keeps nothing.
    case databaseStuck = "database_stuck"
    /// The last backup is old.
    case backupOld = "backup_old"
    /// Something was in the way of a device that moves.
    case deviceObstructed = "device_obstructed"
    /// A rule started too often and starts nothing more.
    case ruleStopped = "rule_stopped"
    /// No resolver took the station's record for a while.
    case stationUnreachable = "station_unreachable"
    /// Many attempts to open a lock, or of a person, were denied.
    case unlockDenied = "unlock_denied"
    /// A door was opened though its lock was locked.
    case doorForced = "door_forced"
    /// A door stands open for longer than its lock was held.
    case doorHeld = "door_held"
    /// A bolt does not move.
    case lockJammed = "lock_jammed"
    /// A lock's battery is nearly empty.
    case lockBattery = "lock_battery"
    /// A lock is not connected.
    case lockSilent = "lock_silent"
    /// A person made or repeated a message of a lock or of its server.
    case lockForgery = "lock_forgery"
    /// A webhook cannot be delivered.
    case webhookFailing = "webhook_failing"
}

/// How much an alert matters.
public enum AlertSeverity: String, CaseIterable, Sendable {
    case info, warning, critical
}

/// What an alert is about.
public enum AlertSubjectSort: String, CaseIterable, Sendable {
    case scanner, beacon, person, webhook, device, rule, lock
    /// The server itself, its database or its network.
    case server
}

/// What is placed on the floor plan of a zone.
public enum PlanThingKind: String, CaseIterable, Sendable {
    case room, scanner, beacon
}

/// What a person may do with a device: see it, tell it what to do, or also set it up and say who else may.
public enum DeviceLevel: String, CaseIterable, Comparable, Sendable {
    case view, operate, manage

    public static func < (one: DeviceLevel, other: DeviceLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .view: 1
        case .operate: 2
        case .manage: 3
        }
    }
}

/// How a node uses its Bluetooth adapter.
public enum RadioMode: String, CaseIterable, Sendable {
    /// Exclusively, on the kernel's user channel: neither the kernel's Bluetooth stack nor bluetoothd sees the adapter.
    case exclusive
    /// On the raw channel, together with bluetoothd and the kernel, whose commands change the same controller.
    case shared
}

/// The state of a scanner node's radio.
public enum RadioState: String, CaseIterable, Sendable {
    /// The adapter is being opened for the first time.
    case starting
    case scanning
    /// The scan is active and the controller answers, but there is nothing to hear.
    case quiet
    /// The scan stopped and is being restarted automatically.
    case recovering
    /// A person must fix a problem; retries continue meanwhile.
    case failed
    /// The node does not scan.
    case off

    /// Whether silence means that no beacon is there: a quiet radio answers, and there is nothing to hear.
    public var isListening: Bool { self == .scanning || self == .quiet }
}

/// The set of advertising commands that a controller receives (Core Specification, Vol 4 Part E, 3.1.1): never both.
public enum RadioCommands: String, CaseIterable, Sendable {
    case legacy, extended
}

/// The role of a person at the school.
public enum Classification: String, CaseIterable, Sendable {
    case student, staff, visitor, admin
}

/// The whereabouts of a person, as far as known.
public enum WhereaboutsState: String, CaseIterable, Sendable {
    case present
    /// Nothing reliable is known.
    case unknown
    /// Live scanners no longer hear the person.
    case left
}

/// Why a visit ended.
public enum VisitEnd: String, CaseIterable, Sendable {
    /// The person moved to another room.
    case moved
    /// The person was no longer heard anywhere.
    case left
    /// The whereabouts of the person became unknown.
    case unknown
}

/// The source of a person's presence in a room.
public enum VisitSource: String, CaseIterable, Sendable {
    case scanner
    /// Only the person's own client, whose reports can be forged.
    case client
    /// Another person's statement: a correction.
    case person
}

/// The kind of a correction of where a person is or was.
public enum CorrectionKind: String, CaseIterable, Sendable {
    /// The person is in a room.
    case present
    /// The person is no longer there.
    case left
    /// A past visit was in another room, or at another time.
    case changed
    /// A past visit that was not recorded.
    case added
    /// A past visit that never took place.
    case removed
}

/// The state of a badge, as far as known.
public enum BadgeState: String, CaseIterable, Sendable {
    /// A person carries it.
    case issued
    /// It was returned and can be issued.
    case free
    /// It is not issued until it is found.
    case lost
}

/// Whether a scanner is working: `alive` until three heartbeats are missed, `quiet` after that and once it is retired,
/// `never` before the first heartbeat.
public enum ScannerState: String, CaseIterable, Sendable {
    case alive, quiet, never
}

/// The problem that an alert reports.
public enum AlertKind: String, CaseIterable, Sendable {
    /// A scanner has sent nothing for some time.
    case scannerSilent = "scanner_silent"
    /// A scanner's radio has failed.
    case radioFailed = "radio_failed"
    /// A scanner hears nothing while others near it hear badges.
    case scannerDeaf = "scanner_deaf"
    /// A scanner's disk accepts no writes, or is nearly full.
    case nodeDisk = "node_disk"
    /// A scanner's spool is full and drops its oldest batches.
    case spoolDropping = "spool_dropping"
    /// A scanner set aside a batch that the server will never accept.
    case batchSetAside = "batch_set_aside"
    /// A scanner reused the number of a batch for other sightings.
    case spoolRolledBack = "spool_rolled_back"
    /// A scanner's clock differs from the server's.
    case clockOff = "clock_off"
    /// Many scanners send their sightings late.
    case scannersLate = "scanners_late"
    /// No client and no scanner heard a beacon.
    case beaconUnheard = "beacon_unheard"
    /// One badge is heard in two distant places at once.
    case badgeTwice = "badge_twice"
    /// One badge moved faster than a person can.
    case badgeTooFast = "badge_too_fast"
    /// A badge with the school's UUID and unknown keys was heard.
    case unknownBadge = "unknown_badge"
    /// The rows of one person cannot be written.
    case recordBroken = "record_broken"
    /// The disk of the database is nearly full.
    case diskLow = "disk_low"
    /// The database answers but stores nothing.
    case databaseStuck = "database_stuck"
    /// The last backup is old.
    case backupOld = "backup_old"
    /// A moving device was obstructed.
    case deviceObstructed = "device_obstructed"
    /// A rule was triggered too often and has been stopped.
    case ruleStopped = "rule_stopped"
    /// No resolver has accepted the station's record for some time.
    case stationUnreachable = "station_unreachable"
    /// Many attempts at one lock, or by one person, were denied.
    case unlockDenied = "unlock_denied"
    /// A door was opened although its lock was locked.
    case doorForced = "door_forced"
    /// A door has been open for longer than its lock was held open.
    case doorHeld = "door_held"
    /// A bolt does not move.
    case lockJammed = "lock_jammed"
    /// A lock's battery is nearly empty.
    case lockBattery = "lock_battery"
    /// A lock is not connected.
    case lockSilent = "lock_silent"
    /// A message of a lock or of its server was forged or replayed.
    case lockForgery = "lock_forgery"
    /// A webhook cannot be delivered.
    case webhookFailing = "webhook_failing"
}

/// The severity of an alert.
public enum AlertSeverity: String, CaseIterable, Sendable {
    case info, warning, critical
}

/// The subject of an alert.
public enum AlertSubjectSort: String, CaseIterable, Sendable {
    case scanner, beacon, person, webhook, device, rule, lock
    /// The server itself, its database or its network.
    case server
}

/// The kind of an item on the floor plan of a zone.
public enum PlanThingKind: String, CaseIterable, Sendable {
    case room, scanner, beacon
}

/// The rights of a person to a device: to see it, to operate it, or also to set it up and grant rights to other people.
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

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

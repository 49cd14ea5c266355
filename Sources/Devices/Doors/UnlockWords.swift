/// Why a person may not open a door; for one that opens, what was recorded.
public enum UnlockReason: String, CaseIterable, Codable, Sendable {
    /// Neither level, clearance nor booking, at any time.
    case noRight = "no_right"
    case notSeen = "not_seen"
    case blind
    /// A clearance or a booking for another time.
    case outsideHours = "outside_hours"
    /// The lock's dialect is weak, and the school does not allow this.
    case weakLock = "weak_lock"
    /// The person has not changed their first password.
    case passwordPending = "password_pending"
}

/// How a person requested to open a door.
public enum UnlockChannel: String, CaseIterable, Codable, Sendable {
    case own = "self"
    /// An admin gave a reason instead of being detected.
    case override
    case openHours = "open_hours"
    case booking
}

/// What gives a person the right to open a door.
public enum UnlockRightSort: String, CaseIterable, Sendable {
    /// Their level is at least the room's.
    case level
    /// A clearance of theirs or of their group.
    case clearance
    /// They booked the room, or were invited.
    case booking
}

/// Whether a person was detected at a door.
public enum UnlockPresence: String, CaseIterable, Sendable {
    /// The lock does not require presence.
    case off
    case seen
    case notSeen = "not_seen"
    /// Detection was not possible, which does not mean absence.
    case blind
}

/// The progress of an unlock attempt.
public enum UnlockState: String, CaseIterable, Sendable {
    /// It was not granted.
    case refused
    /// It was granted, and the lock has not been contacted.
    case asked
    /// A nonce was requested from the lock.
    case challenged
    /// The lock was instructed to open. From now on it may have opened.
    case responded
    /// The bolt is open.
    case opened
    /// The lock refused.
    case denied
    /// The bolt did not move.
    case jammed
    /// The lock sent no nonce in time; it did not open.
    case timedOut = "timed_out"
    /// The lock was instructed, and its answer did not arrive: the door contact shows whether it opened.
    case unconfirmed

    public var isEnd: Bool {
        switch self {
        case .asked, .challenged, .responded: false
        default: true
        }
    }
}

/// Why a person may not open a door; of one that opens, what is marked.
public enum UnlockReason: String, CaseIterable, Codable, Sendable {
    /// Neither level, clearance nor booking, at no time.
    case noRight = "no_right"
    case notSeen = "not_seen"
    case blind
    /// A clearance or a booking that holds at another time.
    case outsideHours = "outside_hours"
    /// The lock's dialect is weak, and the school does not allow that.
    case weakLock = "weak_lock"
    /// They have not changed their first password.
    case passwordPending = "password_pending"
}

/// How a person came to open a door.
public enum UnlockChannel: String, CaseIterable, Codable, Sendable {
    case own = "self"
    /// An admin gave a reason in place of being seen.
    case override
    case openHours = "open_hours"
    case booking
}

/// What gives a person the right to open a door.
public enum UnlockRightSort: String, CaseIterable, Sendable {
    /// Their level, which is the room's or more.
    case level
    /// A clearance of theirs or of their group.
    case clearance
    /// They booked the room, or are invited.
    case booking
}

/// Whether a person was seen at a door.
public enum UnlockPresence: String, CaseIterable, Sendable {
    /// The lock does not ask.
    case off
    case seen
    case notSeen = "not_seen"
    /// No person could be seen: that is not absence.
    case blind
}

/// How far an attempt to open a door came.
public enum UnlockState: String, CaseIterable, Sendable {
    /// It was not granted.
    case refused
    /// It was granted, and the lock knows nothing of it.
    case asked
    /// The lock was asked for a nonce.
    case challenged
    /// The lock was told to open. From now on it may have opened.
    case responded
    /// The bolt is open.
    case opened
    /// The lock would not.
    case denied
    /// The bolt did not move.
    case jammed
    /// The lock gave no nonce in time; it did not open.
    case timedOut = "timed_out"
    /// The lock was told, and its answer did not come: the door's contact tells whether it opened.
    case unconfirmed

    public var isEnd: Bool {
        switch self {
        case .asked, .challenged, .responded: false
        default: true
        }
    }
}

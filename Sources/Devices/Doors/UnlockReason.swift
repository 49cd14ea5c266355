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

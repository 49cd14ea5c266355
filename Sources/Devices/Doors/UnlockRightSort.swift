/// What gives a person the right to open a door.
public enum UnlockRightSort: String, CaseIterable, Sendable {
    /// Their level is at least the room's.
    case level
    /// A clearance of theirs or of their group.
    case clearance
    /// They booked the room, or were invited.
    case booking
}

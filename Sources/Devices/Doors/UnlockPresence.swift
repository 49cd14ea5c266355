/// Whether a person was detected at a door.
public enum UnlockPresence: String, CaseIterable, Sendable {
    /// The lock does not require presence.
    case off
    case seen
    case notSeen = "not_seen"
    /// Detection was not possible, which does not mean absence.
    case blind
}

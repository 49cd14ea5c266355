/// How a person requested to open a door.
public enum UnlockChannel: String, CaseIterable, Codable, Sendable {
    case own = "self"
    /// An admin gave a reason instead of being detected.
    case override
    case openHours = "open_hours"
    case booking
}

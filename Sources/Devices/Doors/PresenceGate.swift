/// The presence that a lock requires of a person.
public enum PresenceGate: String, CaseIterable, Codable, Sendable {
    case off
    /// It opens, and missing presence is recorded.
    case warn
    case require
}

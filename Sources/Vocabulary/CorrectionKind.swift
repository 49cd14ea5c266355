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

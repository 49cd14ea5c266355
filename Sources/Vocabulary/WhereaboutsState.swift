/// The whereabouts of a person, as far as known.
public enum WhereaboutsState: String, CaseIterable, Sendable {
    case present
    /// Nothing reliable is known.
    case unknown
    /// Live scanners no longer hear the person.
    case left
}

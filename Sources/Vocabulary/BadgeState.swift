/// The state of a badge, as far as known.
public enum BadgeState: String, CaseIterable, Sendable {
    /// A person carries it.
    case issued
    /// It was returned and can be issued.
    case free
    /// It is not issued until it is found.
    case lost
}

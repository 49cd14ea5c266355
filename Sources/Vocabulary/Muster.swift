/// Why a roll-call is taken.
public enum MusterKind: String, CaseIterable, Sendable {
    case emergency, drill
}

/// Whether a roll-call expects a person, and why not.
public enum MusterStanding: String, CaseIterable, Sendable {
    /// Believed to be in the building, or of whereabouts that became unknown today; or with an entry in the roll-call.
    case expected
    /// Heard today, and believed to have left.
    case left
    /// Has or had a badge or a phone that was not heard today.
    case notHeard = "not_heard"
    /// Never had a badge, and was never heard.
    case noBadge = "no_badge"
    /// The account is disabled, and the person is not believed to be in the building.
    case disabled

    /// The standings that are counted separately, in the order of the list.
    public static let apart = allCases.filter { $0 != .expected }
}

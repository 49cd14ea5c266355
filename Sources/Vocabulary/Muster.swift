/// What a person says of a person in a roll-call.
public enum Witness: String, CaseIterable, Sendable {
    /// I saw them.
    case seen
    /// Another person said that they are there.
    case saidPresent = "said_present"
    /// I saw them go out of the building.
    case seenLeaving = "seen_leaving"
    /// They are found and need help.
    case needsHelp = "needs_help"
    /// They are known to be somewhere else today.
    case knownAbsent = "known_absent"
    /// What was said before does not hold.
    case takenBack = "taken_back"

    /// Whether no person has to look for the person any more.
    public var accountsFor: Bool {
        switch self {
        case .seen, .saidPresent, .seenLeaving, .knownAbsent: true
        case .needsHelp, .takenBack: false
        }
    }
}

/// Why a roll-call is taken.
public enum MusterKind: String, CaseIterable, Sendable {
    case emergency, drill
}

/// Whether a roll-call expects a person, and why not.
public enum MusterStanding: String, CaseIterable, Sendable {
    /// Believed to be in the building, or lost sight of today; or something was said of the person in the roll-call.
    case expected
    /// Heard today, and believed to have left.
    case left
    /// Has, or had, a badge or a phone, which was not heard today.
    case notHeard = "not_heard"
    /// Never had a badge, and was never heard.
    case noBadge = "no_badge"
    /// The account is disabled, and the person is not believed to be in the building.
    case disabled

    /// Those who are counted apart, in the order of the list.
    public static let apart = allCases.filter { $0 != .expected }
}

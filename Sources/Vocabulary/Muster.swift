/// What somebody says of a person in a roll-call.
public enum Witness: String, CaseIterable, Sendable {
    /// I saw them.
    case seen
    /// Somebody else said that they are there.
    case saidPresent = "said_present"
    /// I saw them go out of the building.
    case seenLeaving = "seen_leaving"
    /// They are found and need help.
    case needsHelp = "needs_help"
    /// They are known to be somewhere else today.
    case knownAbsent = "known_absent"
    /// What was said before does not hold.
    case takenBack = "taken_back"

    /// Whether nobody has to look for the person any more.
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

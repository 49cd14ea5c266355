/// The statement of an entry on a person in a roll-call.
public enum Witness: String, CaseIterable, Sendable {
    /// The author of the entry saw them.
    case seen
    /// Another person reported that they are there.
    case saidPresent = "said_present"
    /// The author of the entry saw them leave the building.
    case seenLeaving = "seen_leaving"
    /// They were found and need help.
    case needsHelp = "needs_help"
    /// They are known to be somewhere else today.
    case knownAbsent = "known_absent"
    /// The previous entry is withdrawn.
    case takenBack = "taken_back"

    /// Whether it is no longer necessary to look for the person.
    public var accountsFor: Bool {
        switch self {
        case .seen, .saidPresent, .seenLeaving, .knownAbsent: true
        case .needsHelp, .takenBack: false
        }
    }
}

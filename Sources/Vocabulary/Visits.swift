/// Why a visit ended.
public enum VisitEnd: String, CaseIterable, Sendable {
    /// The person moved to another room.
    case moved
    /// The person was no longer heard anywhere.
    case left
    /// The whereabouts of the person became unknown.
    case unknown
}

/// The source of a person's presence in a room.
public enum VisitSource: String, CaseIterable, Sendable {
    case scanner
    /// Only the person's own client, whose reports can be forged.
    case client
    /// Another person's statement: a correction.
    case person
}

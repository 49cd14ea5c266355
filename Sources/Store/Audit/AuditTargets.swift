/// Whom an entry of the audit is about.
public enum AuditTargets: Equatable, Sendable {
    case nobody
    case people([Int64])
    /// All people there were at that time.
    case everybody

    /// One person, or nobody.
    public init(_ person: Int64?) {
        self = person.map { .people([$0]) } ?? .nobody
    }

    var people: [Int64] {
        if case .people(let people) = self { people } else { [] }
    }
}

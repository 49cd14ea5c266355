/// Whose whereabouts somebody may see.
public enum Visibility: Equatable, Sendable {
    case everybody
    /// Nobody's but their own.
    case only(Int64)
    /// The people of their groups wherever they are, and whoever is in these zones, by name.
    case some(people: Set<Int64>, zones: Set<String>)

    /// Whether a person may be seen in a zone, or at all where none is known.
    public func shows(_ person: Int64, in zone: String?) -> Bool {
        switch self {
        case .everybody: true
        case .only(let own): own == person
        case .some(let people, let zones): people.contains(person) || zone.map(zones.contains) ?? false
        }
    }

    /// Whether a person may be seen wherever they are.
    public func showsAll(of person: Int64) -> Bool { shows(person, in: nil) }
}

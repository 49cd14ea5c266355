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
        case .some(let people, let zones): people.contains(person) || zone.map { Self.holds(zones, $0) } ?? false
        }
    }

    /// Compared byte by byte, as the database does: Swift takes different forms of a name for the same.
    private static func holds(_ zones: Set<String>, _ zone: String) -> Bool {
        zones.contains { $0.utf8.elementsEqual(zone.utf8) }
    }

    /// Whether a person may be seen wherever they are.
    public func showsAll(of person: Int64) -> Bool { shows(person, in: nil) }
}

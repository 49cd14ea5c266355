public import Postgres
import Vocabulary

/// Whose whereabouts a person may see.
public enum Visibility: Equatable, Sendable {
    case allPeople
    /// Only their own.
    case only(Int64)
    /// The members of their groups wherever they are, and all people in these zones, by name.
    case some(people: Set<Int64>, zones: Set<String>)

    /// Returns whether a person may be seen in a zone, or, if no zone is known, at all.
    public func shows(_ person: Int64, in zone: String?) -> Bool {
        switch self {
        case .allPeople: true
        case .only(let own): own == person
        case .some(let people, _): people.contains(person) || zone.map(showsAll) ?? false
        }
    }

    /// Returns whether all people in a zone may be seen there.
    public func showsAll(in zone: String) -> Bool {
        switch self {
        case .allPeople: true
        case .only: false
        case .some(_, let zones): Self.holds(zones, zone)
        }
    }

    /// Compares byte by byte, as the database does: Swift treats different Unicode forms of a name as equal.
    private static func holds(_ zones: Set<String>, _ zone: String) -> Bool {
        zones.contains { $0.utf8.elementsEqual(zone.utf8) }
    }

    /// The visible zones, by name; nil for all.
    public var zones: Set<String>? {
        switch self {
        case .allPeople: nil
        case .only: []
        case .some(_, let zones): zones
        }
    }

    /// Returns the zones in which visits of a person are visible, by name; nil for all.
    public func zones(of person: Int64) -> Set<String>? { showsAll(of: person) ? nil : zones }

    /// Returns whether a person may be seen wherever they are.
    public func showsAll(of person: Int64) -> Bool { shows(person, in: nil) }
}

/// The rights to see the whereabouts of people.
public struct VisibilityRepository: Sendable {
    /// The channel that announces changes of visibility and of all other rights.
    public static let channel = "access_change"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func visibility(of person: Person) async throws -> Visibility {
        switch person.classification {
        case .admin: return .allPeople
        case .student, .visitor: return .only(person.id)
        case .staff:
            let results = try await database.pipeline([
                """
                select distinct other.person_id from group_member own join group_member other using (group_id)
                where own.person_id = \(person.id)
                """,
                "select zone_name from person_zone join zone using (zone_id) where person_id = \(person.id)",
            ])
            let people = try results[0].map { try $0.decode(0, as: Int64.self) }
            let zones = try results[1].map { try $0.decode(0, as: String.self) }
            return .some(people: Set(people + [person.id]), zones: Set(zones))
        }
    }
}

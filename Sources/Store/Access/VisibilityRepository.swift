public import Postgres

/// Who may see whom.
public struct VisibilityRepository: Sendable {
    /// The channel that tells when this, or anything else about who may do what, has changed.
    public static let channel = "access_change"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func visibility(of person: Person) async throws -> Visibility {
        switch person.classification {
        case .admin: return .everybody
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

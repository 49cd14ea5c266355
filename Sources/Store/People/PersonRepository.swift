public import Foundation
public import Postgres

/// People and their accounts.
public struct PersonRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let conflicts = [
        "person_email_key": StoreError.conflict("Somebody has that e-mail address already."),
        "person_last_admin": StoreError.lastAdmin,
    ]

    /// - Parameter classification: only people of this one; nil for all.
    public func list(_ list: ListQuery, classification: PersonClassification?) async throws -> Listing<Person> {
        let kind = classification?.rawValue
        let people = try await database.listing(
            """
            select person_id, email, first_name, last_name, classification, disabled_at is not null from person
            where strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
                and classification = coalesce(\(kind), classification)
            order by lower(last_name), lower(first_name), person_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from person
                where strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(\(list.search))) > 0
                    and classification = coalesce(\(kind), classification)
                """,
            decode: Self.listed)
        let badges = try await BadgeRepository(database).carried(by: people.rows.map(\.id))
        let rows = people.rows.map { person in
            var person = person
            person.badges = badges[person.id] ?? []
            return person
        }
        return Listing(rows: rows, total: people.total)
    }

    public func find(_ reference: PersonReference) async throws -> Person? {
        let query: Query =
            switch reference {
            case .id(let id):
                "select person_id, email, first_name, last_name, classification from person where person_id = \(id)"
            case .email(let email):
                """
                select person_id, email, first_name, last_name, classification from person
                where lower(email) = lower(\(email))
                """
            }
        guard var person = try await database.query(query).first.map(Self.person) else { return nil }
        person.badges = try await BadgeRepository(database).carried(by: [person.id])[person.id] ?? []
        return person
    }

    /// Throws `StoreError` where the e-mail address is taken.
    /// - Parameter isTemporary: whether the password has to be changed at the first login.
    public func create(
        email: String, firstName: String, lastName: String, classification: PersonClassification,
        passwordHash: String?, isTemporary: Bool = false, at now: Date
    ) async throws -> Int64 {
        try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into person
                    (email, first_name, last_name, classification, password_hash, password_temporary, created_at)
                values (\(email), \(firstName), \(lastName), \(classification.rawValue), \(passwordHash),
                    \(isTemporary), \(now))
                returning person_id
                """)[0].decode(0)
        }
    }

    private static func listed(_ row: Row) throws -> Person {
        let (id, email, firstName, lastName, classification, isDisabled) = try row.decode(
            (Int64, String, String, String, PersonClassification, Bool).self)
        return Person(
            id: id, email: email, firstName: firstName, lastName: lastName, classification: classification,
            isDisabled: isDisabled)
    }

    static func person(_ row: Row) throws -> Person {
        let (id, email, firstName, lastName, classification) = try row.decode(
            (Int64, String, String, String, PersonClassification).self)
        return Person(
            id: id, email: email, firstName: firstName, lastName: lastName, classification: classification)
    }
}

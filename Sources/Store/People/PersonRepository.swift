public import Foundation
public import Postgres

/// People and their accounts.
public struct PersonRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "person_email_key": StoreError.conflict("Somebody has that e-mail address already.")
    ]

    /// - Parameter classification: only people of this one; nil for all.
    public func list(_ list: ListQuery, classification: PersonClassification?) async throws -> Listing<Person> {
        let kind = classification?.rawValue
        let people = try await database.listing(
            """
            select person_id, email, first_name, last_name, classification from person
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
            decode: Self.person)
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

    public func credentials(email: String) async throws -> Credentials? {
        try await database.query(
            "select person_id, classification, password_hash from person where lower(email) = lower(\(email))"
        ).first.map { row in
            let (id, classification, hash) = try row.decode((Int64, PersonClassification, String?).self)
            return Credentials(personID: id, classification: classification, passwordHash: hash)
        }
    }

    /// Throws `StoreError` where the e-mail address is taken.
    public func create(
        email: String, firstName: String, lastName: String, classification: PersonClassification,
        passwordHash: String?, at now: Date
    ) async throws -> Int64 {
        try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into person (email, first_name, last_name, classification, password_hash, created_at)
                values (\(email), \(firstName), \(lastName), \(classification.rawValue), \(passwordHash), \(now))
                returning person_id
                """)[0].decode(0)
        }
    }

    /// Changes what is given. A new password ends the person's sessions.
    /// - Parameter only: refuses people of any other classification as if they did not exist; nil takes all.
    public func edit(_ id: Int64, _ changes: PersonChanges, only: PersonClassification?) async throws {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                with edited as (
                    update person set email = coalesce(\(changes.email), email),
                        first_name = coalesce(\(changes.firstName), first_name),
                        last_name = coalesce(\(changes.lastName), last_name),
                        password_hash = coalesce(\(changes.passwordHash), password_hash),
                        classification = coalesce(\(changes.classification?.rawValue), classification)
                    where person_id = \(id) and classification = coalesce(\(only?.rawValue), classification)
                    returning person_id
                ), ended as (
                    delete from session
                    where person_id in (select person_id from edited) and \(changes.passwordHash) is not null
                )
                select person_id from edited
                """)
        }
        guard !rows.isEmpty else { throw StoreError.notFound("There is no such person: \(id).") }
    }

    static func person(_ row: Row) throws -> Person {
        let (id, email, firstName, lastName, classification) = try row.decode(
            (Int64, String, String, String, PersonClassification).self)
        return Person(
            id: id, email: email, firstName: firstName, lastName: lastName, classification: classification)
    }
}

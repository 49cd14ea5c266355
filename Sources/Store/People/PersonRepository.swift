public import Foundation
import Phrases
public import Postgres
public import Vocabulary
public import Wire

/// A person with an account.
public struct Person: Equatable, Sendable {
    public let id: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// The badges carried now.
    public var badges: [BadgeRecord] = []
    /// Whether they can no longer log in; only set if requested.
    public var isDisabled = false
    /// 0…9; only set if requested.
    public var securityLevel = 0
}

extension Person {
    /// How a request refers to a person.
    public enum Reference: Equatable, Sendable {
        case id(Int64)
        /// An e-mail address, ignoring case.
        case email(String)
    }
}

extension PersonRepository {
    /// The changes to a person; nil leaves a property unchanged.
    public struct Changes: Sendable {  // generated: init
        public var email: String?
        public var firstName: String?
        public var lastName: String?
        /// The hash of a password that the person must change at the next login.
        public var passwordHash: String?
        public var classification: Classification?
        public var securityLevel: Int?
        /// Whether the person can no longer log in.
        public var isDisabled: Bool?
        /// Whether to stop asking for one-time codes at login because the device that generates them is lost.
        public var removesTOTP: Bool = false
    }
}

/// People and their accounts.
public struct PersonRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let conflicts = [
        "person_email_key": Refusal.conflict(.emailTaken),
        "person_last_admin": Refusal.conflict(.lastAdmin),
    ]

    /// Returns the full name of a person of this table or alias, with their number if another person has the same name.
    static func title(of table: String) -> String {
        """
        \(table).first_name || ' ' || \(table).last_name
            || case when \(table).is_namesake then ' #' || \(table).person_id else '' end
        """
    }

    /// Returns whether there are no people yet.
    public func isEmpty() async throws -> Bool {
        try await database.query("select not exists (select from person)")[0].decode(0)
    }

    /// Returns the numbers of people who share their names with others.
    public func namesakes() async throws -> Set<Int64> {
        Set(
            try await database.query("select person_id from person where is_namesake").map {
                try $0.decode(0, as: Int64.self)
            })
    }

    /// - Parameter classification: only people with this classification; nil for all.
    public func list(_ list: ListQuery, classification: Classification?) async throws -> Listing<Person> {
        let kind = classification?.rawValue
        let people = try await database.listing(
            """
            select person_id, email, first_name, last_name, classification, disabled_at is not null, security_level
            from person
            where strpos(searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
                and classification = coalesce(\(kind), classification)
            order by \(unescaped: list.order.people())
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from person
                where strpos(searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
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

    public func find(_ reference: Person.Reference) async throws -> Person? {
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

    /// Creates a person. Throws `Refusal` if the e-mail address is taken.
    /// - Parameter isTemporary: whether the password must be changed at the first login.
    public func create(
        email: String, firstName: String, lastName: String, classification: Classification,
        passwordHash: String?, isTemporary: Bool = false, securityLevel: Int = 0, at now: Date
    ) async throws -> Int64 {
        try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into person
                    (email, first_name, last_name, classification, password_hash, password_temporary, security_level,
                    created_at)
                values (\(email), \(firstName), \(lastName), \(classification.rawValue), \(passwordHash),
                    \(isTemporary), \(securityLevel), \(now))
                returning person_id
                """)[0].decode(0)
        }
    }

    private static func listed(_ row: Row) throws -> Person {
        let (id, email, firstName, lastName, classification, isDisabled, level) = try row.decode(
            (Int64, String, String, String, Classification, Bool, Int).self)
        return Person(
            id: id, email: email, firstName: firstName, lastName: lastName, classification: classification,
            isDisabled: isDisabled, securityLevel: level)
    }

    static func person(_ row: Row) throws -> Person {
        let (id, email, firstName, lastName, classification) = try row.decode(
            (Int64, String, String, String, Classification).self)
        return Person(
            id: id, email: email, firstName: firstName, lastName: lastName, classification: classification)
    }
}

extension PersonRepository {
    /// Changes the given values. A new password, another classification and disabling end the person's sessions; these
    /// and another e-mail address revoke an unused claim code.
    /// - Parameter only: refuses people of any other classification as if they did not exist; nil accepts all.
    /// - Throws: `Refusal` if the person does not exist, or if no admin would be able to log in any more.
    public func edit(_ id: Int64, _ changes: PersonRepository.Changes, only: Classification?, at now: Date) async throws
    {
        let rows = try await naming(Self.conflicts) {
            try await database.pipeline([
                // A separate statement, so that the next ones see sessions and codes that were made while it waited.
                "select from person where person_id = \(id) for update",
                """
                with old as (
                    select person_id, email, classification, disabled_at from person
                    where person_id = \(id) and classification = coalesce(\(only?.rawValue), classification) for update
                ), edited as (
                    update person set email = coalesce(\(changes.email), person.email),
                        first_name = coalesce(\(changes.firstName), first_name),
                        last_name = coalesce(\(changes.lastName), last_name),
                        password_hash = coalesce(\(changes.passwordHash), password_hash),
                        password_temporary = password_temporary or \(changes.passwordHash) is not null,
                        classification = coalesce(\(changes.classification?.rawValue), old.classification),
                        security_level = coalesce(\(changes.securityLevel), security_level),
                        disabled_at = case \(changes.isDisabled)
                            when true then coalesce(old.disabled_at, \(now)) when false then null
                            else old.disabled_at end
                    from old where person.person_id = old.person_id
                    returning person.person_id, person.classification <> old.classification
                        or \(changes.passwordHash) is not null or person.disabled_at is not null as ends_sessions,
                        person.email <> old.email as is_renamed
                ), ended as (
                    delete from session where person_id in (select person_id from edited where ends_sessions)
                ), unclaimed as (
                    delete from claim_code
                    where person_id in (select person_id from edited where ends_sessions or is_renamed)
                ), unenrolled as (
                    delete from totp where person_id in (select person_id from edited) and \(changes.removesTOTP)
                ), forgotten as (
                    delete from recovery_code
                    where person_id in (select person_id from edited) and \(changes.removesTOTP)
                )
                select person_id from edited
                """,
            ])[1]
        }
        guard !rows.isEmpty else { throw Refusal.notFound(.noPersonWithNumber(id)) }
    }
}

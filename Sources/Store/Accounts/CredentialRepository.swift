public import Postgres

/// Passwords and the ways to come by one.
public struct CredentialRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// - Parameter device: SHA-256 of the token of the device cookie, where one was shown.
    public func find(email: String, device: [UInt8]?) async throws -> Credentials? {
        try await database.query(
            """
            select person_id, classification, case when disabled_at is null then password_hash end,
                exists (select from device where device.person_id = person.person_id and token_hash = \(device))
            from person where lower(email) = lower(\(email))
            """
        ).first.map(Self.credentials)
    }

    /// A name as it is compared when an account is looked for.
    public func lowered(_ email: String) async throws -> String {
        try await database.query("select lower(\(email))")[0].decode(0)
    }

    public func find(person: Int64) async throws -> Credentials? {
        try await database.query(
            """
            select person_id, classification, case when disabled_at is null then password_hash end, false
            from person where person_id = \(person)
            """
        ).first.map(Self.credentials)
    }

    /// Puts a hash of the same password in the place of one that is out of date.
    public func rehash(_ person: Int64, from old: String, to new: String) async throws {
        try await database.query(
            "update person set password_hash = \(new) where person_id = \(person) and password_hash = \(old)")
    }

    /// The password is now one that the person chose, unless it was changed since `old` was read.
    public func change(_ person: Int64, from old: String, to new: String) async throws {
        let changed = try await database.query(
            """
            with forgotten as (delete from claim_code where person_id = \(person))
            update person set password_hash = \(new), password_temporary = false
            where person_id = \(person) and password_hash = \(old)
            """)
        guard changed.affectedRows > 0 else { throw StoreError.conflict("The password has just been changed.") }
    }

    private static func credentials(_ row: Row) throws -> Credentials {
        let (id, classification, hash, isKnown) = try row.decode((Int64, PersonClassification, String?, Bool).self)
        return Credentials(personID: id, classification: classification, passwordHash: hash, isKnownDevice: isKnown)
    }
}

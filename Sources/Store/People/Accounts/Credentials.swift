public import Foundation
import Phrases
public import Postgres
public import Vocabulary

/// The data against which a login is checked.
public struct Credentials: Sendable {
    public let personID: Int64
    public let classification: Classification
    /// Argon2id in PHC string form; nil if the person cannot log in yet, or no longer.
    public let passwordHash: String?
    /// Whether the person has logged in before in the browser of this request.
    public let isKnownBrowser: Bool
}

/// Passwords, and the codes with which people set them.
public struct CredentialRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// - Parameter browser: SHA-256 of the token of the browser cookie, if presented.
    public func find(email: String, browser: [UInt8]?) async throws -> Credentials? {
        try await database.query(
            """
            select person_id, classification, case when disabled_at is null then password_hash end,
                exists (select from known_browser browser
                    where browser.person_id = person.person_id and token_hash = \(browser))
            from person where lower(email) = lower(\(email))
            """
        ).first.map(Self.credentials)
    }

    /// Returns an e-mail address in the form in which accounts are looked up.
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

    /// Replaces an outdated hash with a new one of the same password.
    public func rehash(_ person: Int64, from old: String, to new: String) async throws {
        try await database.query(
            "update person set password_hash = \(new) where person_id = \(person) and password_hash = \(old)")
    }

    /// Sets a password that the person chose, unless it was changed since `old` was read.
    public func change(_ person: Int64, from old: String, to new: String) async throws {
        let changed = try await database.query(
            """
            with forgotten as (delete from claim_code where person_id = \(person))
            update person set password_hash = \(new), password_temporary = false
            where person_id = \(person) and password_hash = \(old)
            """)
        guard changed.affectedRows > 0 else { throw Refusal.conflict(.passwordJustChanged) }
    }

    private static func credentials(_ row: Row) throws -> Credentials {
        let (id, classification, hash, isKnown) = try row.decode((Int64, Classification, String?, Bool).self)
        return Credentials(personID: id, classification: classification, passwordHash: hash, isKnownBrowser: isKnown)
    }
}

extension CredentialRepository {
    /// Stores a code for the account, which invalidates any earlier one. Returns until when it is valid; nil if there
    /// is no such account.
    public func issueClaimCode(hash: [UInt8], for person: Int64, at now: Date) async throws -> Date? {
        try await database.query(
            """
            insert into claim_code (person_id, code_hash, issued_at, expires_at)
            select person_id, \(hash), \(now), \(now) + make_interval(hours => claim_code_hours)
            from person, site where person_id = \(person)
            on conflict (person_id) do update
                set code_hash = excluded.code_hash, issued_at = excluded.issued_at, expires_at = excluded.expires_at
            returning expires_at
            """
        ).first?.decode(0)
    }

    /// Returns the person whose account the code opens; nil if the code or the name is wrong, or the code has expired.
    public func claimant(email: String, codeHash: [UInt8], at now: Date) async throws -> Int64? {
        try await database.query(
            """
            select person_id from claim_code join person using (person_id)
            where lower(email) = lower(\(email)) and code_hash = \(codeHash) and expires_at > \(now)
                and disabled_at is null
            """
        ).first?.decode(0)
    }

    /// Consumes the code and sets the password; all sessions of the account end. Returns false, without any change, if
    /// the code has already been used.
    public func claim(_ person: Int64, codeHash: [UInt8], passwordHash: String, at now: Date) async throws -> Bool {
        let results = try await database.pipeline([
            // A separate statement, so that the next ones see a session that was made while it waited.
            "select from person where person_id = \(person) for update",
            """
            with used as (
                delete from claim_code
                where person_id = \(person) and code_hash = \(codeHash) and expires_at > \(now)
                returning person_id
            ), ended as (
                delete from session where person_id in (select person_id from used)
            )
            update person set password_hash = \(passwordHash), password_temporary = false
            where person_id in (select person_id from used) and disabled_at is null returning person_id
            """,
        ])
        return !results[1].isEmpty
    }
}

public import Foundation
import Postgres

extension CredentialRepository {
    /// Notes a code for the account; any code before it means nothing any more. Returns until when it holds, or nil
    /// where there is no such account.
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

    /// The person whose account the code opens, and nil for any other code, name or time.
    public func claimant(email: String, codeHash: [UInt8], at now: Date) async throws -> Int64? {
        try await database.query(
            """
            select person_id from claim_code join person using (person_id)
            where lower(email) = lower(\(email)) and code_hash = \(codeHash) and expires_at > \(now)
                and disabled_at is null
            """
        ).first?.decode(0)
    }

    /// Uses the code up and sets the password; all sessions of the account end. Returns false where somebody else has
    /// used the code meanwhile, and nothing has changed.
    public func claim(_ person: Int64, codeHash: [UInt8], passwordHash: String, at now: Date) async throws -> Bool {
        let results = try await database.pipeline([
            // By itself, so that what follows sees a session that was made while it waited.
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

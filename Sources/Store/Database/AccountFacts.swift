import Foundation
import Postgres
import Schema

/// Weaknesses of the accounts, and the related settings of the school.
public struct AccountFacts: Equatable, Sendable {
    /// Admins and staff who can log in with a password alone.
    public var adminsWithoutFactor: Int
    public var staffWithoutFactor: Int
    /// Passwords set by an admin, of accounts made more than 30 days ago.
    public var temporaryPasswords: Int
    /// Unexpired claim codes for accounts.
    public var claimCodes: Int
    public var isFactorRequired: Bool
    /// The maximum duration of a session, in hours.
    public var sessionHours: Int

    static func read(_ database: some Querying) async throws -> AccountFacts {
        let row = try await database.query(
            """
            select count(*) filter (where classification = 'admin' and has_no_factor),
                count(*) filter (where classification = 'staff' and has_no_factor),
                count(*) filter (where password_temporary and created_at < now() - interval '30 days'),
                (select count(*) from claim_code where expires_at > now()),
                (select totp_required from site), (select session_hours from site)
            from (select *, not exists (select from totp where totp.person_id = person.person_id
                    and confirmed_at is not null) as has_no_factor
                from person where password_hash is not null and disabled_at is null) person
            """)[0].decode((Int, Int, Int, Int, Bool, Int).self)
        return AccountFacts(
            adminsWithoutFactor: row.0, staffWithoutFactor: row.1, temporaryPasswords: row.2, claimCodes: row.3,
            isFactorRequired: row.4, sessionHours: row.5)
    }
}

public import Foundation
public import Postgres

/// Logins, each known by the hash of its token.
public struct SessionRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Begins a session; returns when it ends at the latest. Nil where the account has another password by now than the
    /// one that was shown, or is disabled: then there is no session.
    /// - Parameter hash: of the password that was shown, as it was read.
    public func create(_ session: NewSession, passwordHash hash: String, at now: Date) async throws -> Date? {
        try await database.query(
            """
            insert into session (token_hash, person_id, created_at, used_at, expires_at, address, agent)
            select \(session.tokenHash), \(session.person), \(now), \(now),
                \(now) + make_interval(hours => session_hours), \(session.address), \(session.agent)
            from site, person
            where person_id = \(session.person) and password_hash = \(hash) and disabled_at is null
            for share of person
            returning expires_at
            """
        ).first?.decode(0)
    }

    /// The session, which has been used with this; nil where it has ended or lain idle for too long.
    public func use(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        // Written once a minute at most: what lies idle is counted in minutes.
        let results = try await database.pipeline([
            Self.query(tokenHash: tokenHash, at: now),
            """
            update session set used_at = \(now) from site
            where token_hash = \(tokenHash) and used_at < \(now)::timestamptz - interval '1 minute'
                and used_at > \(now)::timestamptz - make_interval(mins => session_idle_minutes)
            """,
        ])
        return try results[0].first.map(Self.session)
    }

    /// The same without using it: who only waits for events lies idle.
    public func find(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        try await database.query(Self.query(tokenHash: tokenHash, at: now)).first.map(Self.session)
    }

    private static func query(tokenHash: [UInt8], at now: Date) -> Query {
        """
        select person_id, email, first_name, last_name, classification, session_id, session.created_at,
            password_temporary,
            totp_required and classification in ('staff', 'admin') and not exists (
                select from totp where totp.person_id = person.person_id and confirmed_at is not null)
        from session join person using (person_id), site
        where token_hash = \(tokenHash) and expires_at > \(now) and disabled_at is null
            and used_at > \(now)::timestamptz - make_interval(mins => session_idle_minutes)
        """
    }

    private static func session(_ row: Row) throws -> Session {
        let (id, email, firstName, lastName, classification, session, createdAt, isTemporary, isMissing) =
            try row.decode((Int64, String, String, String, PersonClassification, Int64, Date, Bool, Bool).self)
        return Session(
            id: session, createdAt: createdAt,
            person: Person(
                id: id, email: email, firstName: firstName, lastName: lastName, classification: classification),
            obligation: Obligation(passwordIsTemporary: isTemporary, totpIsMissing: isMissing))
    }
}

public import Foundation
import Postgres

extension SessionRepository {
    /// The sessions of a person that have not ended, the one used last first.
    public func list(of person: Int64, at now: Date) async throws -> [SessionEntry] {
        try await database.query(
            """
            select session_id, created_at, used_at, expires_at, address, agent from session, site
            where person_id = \(person) and expires_at > \(now)
                and used_at > \(now)::timestamptz - make_interval(mins => session_idle_minutes)
            order by used_at desc, session_id desc
            """
        ).map { row in
            let (id, created, used, expires, address, agent) = try row.decode(
                (Int64, Date, Date, Date, String, String?).self)
            return SessionEntry(
                id: id, createdAt: created, usedAt: used, expiresAt: expires, address: address, agent: agent)
        }
    }

    /// Gives a session another token; the one it had means nothing any more. Returns when it ends at the latest.
    public func renew(tokenHash: [UInt8], as newHash: [UInt8]) async throws -> Date? {
        try await database.query(
            "update session set token_hash = \(newHash) where token_hash = \(tokenHash) returning expires_at"
        ).first?.decode(0)
    }

    public func end(tokenHash: [UInt8]) async throws {
        try await database.query("delete from session where token_hash = \(tokenHash)")
    }

    /// Ends one session of this person. Throws `StoreError` where they have none of that number.
    public func end(_ session: Int64, of person: Int64) async throws {
        let ended = try await database.query(
            "delete from session where session_id = \(session) and person_id = \(person)")
        guard ended.affectedRows > 0 else { throw StoreError.notFound("You have no session \(session).") }
    }

    /// Ends every session of a person, but for one where it is named; returns how many.
    @discardableResult
    public func endAll(of person: Int64, except session: Int64? = nil) async throws -> Int {
        try await database.query(
            "delete from session where person_id = \(person) and session_id is distinct from \(session)"
        ).affectedRows
    }

    /// Deletes sessions that have expired or lain idle for too long; returns how many.
    public func deleteExpired(at now: Date) async throws -> Int {
        try await database.query(
            """
            delete from session using site
            where expires_at <= \(now)
                or used_at <= \(now)::timestamptz - make_interval(mins => session_idle_minutes)
            """
        ).affectedRows
    }
}

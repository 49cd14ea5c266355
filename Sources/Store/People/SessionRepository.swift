public import Foundation
public import Postgres

/// Logins, each known by the hash of its token.
public struct SessionRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// - Parameter tokenHash: SHA-256 of the token, 32 bytes.
    public func create(tokenHash: [UInt8], person: Int64, at now: Date, expiresAt: Date) async throws {
        try await database.query(
            """
            insert into session (token_hash, person_id, created_at, used_at, expires_at)
            values (\(tokenHash), \(person), \(now), \(now), \(expiresAt))
            """)
    }

    /// The person whose session it is, or nil where it has ended.
    public func person(tokenHash: [UInt8], at now: Date) async throws -> Person? {
        try await database.query(
            """
            select person_id, email, first_name, last_name, classification
            from session join person using (person_id)
            where token_hash = \(tokenHash) and expires_at > \(now)
            """
        ).first.map(PersonRepository.person)
    }

    public func end(tokenHash: [UInt8]) async throws {
        try await database.query("delete from session where token_hash = \(tokenHash)")
    }

    /// Deletes sessions that have expired; returns how many.
    public func deleteExpired(at now: Date) async throws -> Int {
        try await database.query("delete from session where expires_at <= \(now)").affectedRows
    }
}

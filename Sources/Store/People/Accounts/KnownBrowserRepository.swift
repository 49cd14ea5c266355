public import Foundation
public import Postgres

/// Browsers in which a person has logged in before.
public struct KnownBrowserRepository: Sendable {
    /// The seconds after which an unused browser is forgotten.
    public static let memory: TimeInterval = 90 * 86_400

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Records that the person has just logged in there. If they have too many browsers, the least recently used is
    /// forgotten.
    /// - Parameter tokenHash: SHA-256 of the token of the browser cookie, 32 bytes.
    public func saw(_ tokenHash: [UInt8], of person: Int64, at now: Date) async throws {
        try await database.pipeline([
            """
            insert into known_browser (token_hash, person_id, seen_at) values (\(tokenHash), \(person), \(now))
            on conflict (token_hash) do update set seen_at = excluded.seen_at
            """,
            """
            delete from known_browser where token_hash in (
                select token_hash from known_browser where person_id = \(person)
                order by seen_at desc, token_hash <> \(tokenHash) offset \(SessionRepository.limit))
            """,
        ])
    }

    /// Deletes browsers that have not been used for long.
    public func deleteForgotten(at now: Date) async throws {
        try await database.query("delete from known_browser where seen_at < \(now.addingTimeInterval(-Self.memory))")
    }
}

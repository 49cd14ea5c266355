public import Foundation
public import Postgres

/// Browsers in which somebody logged in before.
public struct DeviceRepository: Sendable {
    /// Seconds after which a device that was not seen is a stranger again.
    public static let memory: TimeInterval = 90 * 86_400

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Notes that the person has just logged in there. Where they are known in too many, the one not seen for longest is
    /// forgotten.
    /// - Parameter tokenHash: SHA-256 of the token of the device cookie, 32 bytes.
    public func saw(_ tokenHash: [UInt8], of person: Int64, at now: Date) async throws {
        try await database.pipeline([
            """
            insert into device (token_hash, person_id, seen_at) values (\(tokenHash), \(person), \(now))
            on conflict (token_hash) do update set seen_at = excluded.seen_at
            """,
            """
            delete from device where token_hash in (
                select token_hash from device where person_id = \(person)
                order by seen_at desc, token_hash <> \(tokenHash) offset \(SessionRepository.most))
            """,
        ])
    }

    /// Forgets devices that were not seen for long.
    public func deleteForgotten(at now: Date) async throws {
        try await database.query("delete from device where seen_at < \(now.addingTimeInterval(-Self.memory))")
    }
}

public import Foundation
public import Postgres

/// Requests with an idempotency key, and the replies that are repeated.
public struct IdempotencyRepository: Sendable {
    /// How long a reply is repeated, in seconds: 7 days.
    public static let retention: TimeInterval = 604_800

    /// An earlier request.
    public struct Stored: Sendable {
        /// The digest of the sender, the request type and the arguments.
        public let digest: [UInt8]
        /// Sealed with a key derived from the idempotency key.
        public let reply: [UInt8]
    }

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Reserves a key for the request whose transaction this is. If another transaction has reserved it, this waits for
    /// the end of that one.
    /// - Parameter hash: the hash of the key, 32 bytes.
    /// - Returns: nil if the key is new, otherwise the request that used it.
    public func reserve(_ hash: [UInt8], digest: [UInt8], at now: Date) async throws -> Stored? {
        let reserved = try await database.query(
            """
            insert into idempotent_request (key_hash, digest, at) values (\(hash), \(digest), \(now))
            on conflict (key_hash) do nothing
            """)
        guard reserved.affectedRows == 0 else { return nil }
        let row = try await database.query(
            "select digest, reply from idempotent_request where key_hash = \(hash)"
        ).first
        // The row was deleted because of its age between the two statements.
        guard let row else { return try await reserve(hash, digest: digest, at: now) }
        let (stored, reply) = try row.decode(([UInt8], [UInt8]).self)
        return Stored(digest: stored, reply: reply)
    }

    /// Stores the reply, in the transaction that reserved the key. The sender is written only now, because that locks
    /// the person's row, and the person may have been erased meanwhile.
    /// - Parameter person: nil for a sender who is not a person.
    public func store(_ reply: [UInt8], of hash: [UInt8], by person: Int64?) async throws {
        try await database.query(
            """
            update idempotent_request
            set reply = \(reply), person_id = (select person_id from person where person_id = \(person))
            where key_hash = \(hash)
            """)
    }

    /// Releases the key, in the transaction that reserved it.
    public func release(_ hash: [UInt8]) async throws {
        try await database.query("delete from idempotent_request where key_hash = \(hash)")
    }

    public func deleteExpired(at now: Date) async throws {
        try await database.query("delete from idempotent_request where at < \(now.addingTimeInterval(-Self.retention))")
    }
}

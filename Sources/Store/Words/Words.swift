public import Foundation
public import Postgres

/// What is kept of requests that are done once, by the words that their senders gave them.
public struct WordRepository: Sendable {
    /// How long a reply is repeated, in seconds: 7 days.
    public static let memory: TimeInterval = 604_800

    /// A request that was done before.
    public struct Kept: Sendable {
        /// Of who sent what.
        public let digest: [UInt8]
        /// Sealed.
        public let reply: [UInt8]
    }

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Takes a word for the request whose transaction this is. Where another transaction has taken it and has not ended
    /// yet, this waits for its end.
    /// - Parameter hash: of the word, 32 bytes.
    /// - Returns: nil where the word is new; else the request that it stands for.
    public func take(_ hash: [UInt8], digest: [UInt8], at now: Date) async throws -> Kept? {
        let taken = try await database.query(
            """
            insert into word (word_hash, digest, at) values (\(hash), \(digest), \(now))
            on conflict (word_hash) do nothing
            """)
        guard taken.affectedRows == 0 else { return nil }
        let row = try await database.query("select digest, reply from word where word_hash = \(hash)").first
        // It grew too old in this moment.
        guard let row else { return try await take(hash, digest: digest, at: now) }
        let (kept, reply) = try row.decode(([UInt8], [UInt8]).self)
        return Kept(digest: kept, reply: reply)
    }

    /// Keeps the reply, before the transaction ends in which the word was taken. Only now is said who sent it: that
    /// locks the person, whom somebody may have erased meanwhile.
    /// - Parameter person: nil for a sender who is no person.
    public func keep(_ reply: [UInt8], of hash: [UInt8], by person: Int64?) async throws {
        try await database.query(
            """
            update word set reply = \(reply), person_id = (select person_id from person where person_id = \(person))
            where word_hash = \(hash)
            """)
    }

    /// Gives the word back, in the transaction in which it was taken.
    public func forget(_ hash: [UInt8]) async throws {
        try await database.query("delete from word where word_hash = \(hash)")
    }

    public func deleteOld(at now: Date) async throws {
        try await database.query("delete from word where at < \(now.addingTimeInterval(-Self.memory))")
    }
}

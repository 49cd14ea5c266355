public import Foundation
public import Postgres

/// The stored batches.
public struct BatchRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the stored answers to those of these batches that exist, by number.
    public func receipts(
        of batches: [ReceivedBatch.Key]
    ) async throws -> [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
        let rows = try await database.query(
            """
            select scanner_id, spool, sequence, node_digest, server_digest, received_at, stored, refused
            from unnest(\(batches.map(\.scanner)), \(batches.map(\.spool)), \(batches.map(\.sequence)))
                as asked (scanner_id, spool, sequence)
                join batch using (scanner_id, spool, sequence)
            """)
        return Dictionary(grouping: try rows.map(Self.receipt), by: \.key)
    }

    private static func receipt(_ row: Row) throws -> ReceivedBatch.Receipt {
        let (scanner, spool, sequence, node, server, receivedAt, stored, refused) = try row.decode(
            (Int64, String, Int64, [UInt8], [UInt8], Date, Int, Int).self)
        return ReceivedBatch.Receipt(
            key: ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence),
            digest: ReceivedBatch.Digest(node: node, server: server), receivedAt: receivedAt, stored: stored,
            refused: refused)
    }

    /// Returns the status of a spool: whether its scanner had none so far, and the highest sequence number of its
    /// batches; nil if it has none.
    public func spoolStatus(of spool: ReceivedBatch.Spool) async throws -> (isFirst: Bool, newest: Int64?) {
        let results = try await database.pipeline([
            "select spool is null from scanner where scanner_id = \(spool.scanner)",
            """
            select sequence from batch where scanner_id = \(spool.scanner) and spool = \(spool.id)
            order by sequence desc limit 1
            """,
        ])
        return (try results[0].first?.decode(0) ?? false, try results[1].first?.decode(0))
    }

    /// Registers a spool before its first batch is stored: a scanner that was registered again takes over its earlier
    /// places.
    /// - Throws: `Lease.Lost` if another server now owns the engine.
    public static func registerSpool(
        _ spool: ReceivedBatch.Spool, at now: Date, lease: Lease, in pool: ConnectionPool
    ) async throws {
        try await pool.withTransaction { transaction in
            guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
            try await transaction.query(takePlace(spool, at: now))
        }
    }

    /// A scanner whose first batch comes from another scanner's spool is the same node, registered again. It takes over
    /// the places of the other scanner up to the retirement of that one, or else up to now.
    private static func takePlace(_ spool: ReceivedBatch.Spool, at now: Date) -> Query {
        """
        with former as (
            select fresh.scanner_id, former.scanner_id as former_id, ended_at, place.room_id
            from scanner fresh
                join lateral (
                    select scanner_id, least(retired_at, \(now)) as ended_at from scanner
                    where scanner.spool = \(spool.id) order by last_seen_at desc limit 1
                ) former on fresh.scanner_id = \(spool.scanner) and fresh.spool is null
                join lateral (
                    select room_id from scanner_place
                    where scanner_place.scanner_id = fresh.scanner_id and since <= ended_at
                    order by since desc limit 1
                ) place on true
        ), before as (
            delete from scanner_place using former
            where scanner_place.scanner_id = former.scanner_id and since > '-infinity' and since < ended_at
        )
        insert into scanner_place (scanner_id, since, room_id)
        select former.scanner_id, since, scanner_place.room_id
        from former join scanner_place on scanner_place.scanner_id = former_id and since < ended_at
        union all
        select scanner_id, ended_at, room_id from former
        on conflict (scanner_id, since) do update set room_id = excluded.room_id
        """
    }
}

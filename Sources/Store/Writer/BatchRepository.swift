public import Foundation
public import Postgres

/// The batches that the database has.
public struct BatchRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// By number, what was answered to those of these batches that are there.
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

    /// What is known of a spool: whether its scanner had none so far, and the highest number of a batch from it; nil
    /// where there is none.
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

    /// Before the first batch of a spool is stored: a scanner that was registered anew stands where it stood before.
    /// - Throws: `Lease.Lost` where another server owns the engine by now.
    public static func registerSpool(
        _ spool: ReceivedBatch.Spool, at now: Date, lease: Lease, in pool: ConnectionPool
    ) async throws {
        try await pool.withTransaction { transaction in
            guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
            try await transaction.query(takePlace(spool, at: now))
        }
    }

    /// A scanner whose first batch comes from another's spool is the same node, registered anew: until the other was
    /// retired, or else until now, it stood where that stood.
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

public import Foundation
public import Postgres

/// One commit of the one writer, in two round trips: look up what is to be written, then write it.
///
/// The row of the lease is held for the time of the transaction, so nobody else can own the engine meanwhile.
public struct IngestTransaction: Sendable {
    /// What was found before anything is written.
    public struct Findings: Sendable {
        /// The batches that are known already, with what was answered to them.
        public let known: [BatchKey: BatchReceipt]
        /// By the place in the list of scanner sightings.
        public let scanned: [Int: ResolvedSighting]
        /// By the place in the list of client sightings.
        public let ranged: [Int: ResolvedSighting]
    }

    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// - Parameters:
    ///   - now: on the server's clock.
    ///   - scanned: sightings of badges, each with its scanner.
    ///   - ranged: sightings of room beacons, each with the person whose client heard it.
    /// - Throws: `LeaseLost` where another server owns the engine by now.
    public func find(
        at now: Date, lease: Lease, batches: [BatchKey], scanned: [(scanner: Int64, sighting: ReceivedSighting)],
        ranged: [(person: Int64, sighting: ReceivedSighting)]
    ) async throws -> Findings {
        let results = try await transaction.pipeline([
            lease.check, Self.takePlaces(batches, at: now), Self.knownBatches(batches),
            Self.resolveScanned(scanned), Self.resolveRanged(ranged),
        ])
        guard !results[0].isEmpty else { throw LeaseLost() }
        return Findings(
            known: try Self.receipts(results[2]), scanned: try Self.resolved(results[3]),
            ranged: try Self.resolved(results[4]))
    }

    private static func knownBatches(_ batches: [BatchKey]) -> Query {
        """
        select scanner_id, spool, sequence, received_at, stored, refused
        from unnest(\(batches.map(\.scanner)), \(batches.map(\.spool)), \(batches.map(\.sequence)))
            as asked (scanner_id, spool, sequence)
            join batch using (scanner_id, spool, sequence)
        """
    }

    private static func receipts(_ result: QueryResult) throws -> [BatchKey: BatchReceipt] {
        var receipts: [BatchKey: BatchReceipt] = [:]
        for row in result {
            let (scanner, spool, sequence, receivedAt, stored, refused) = try row.decode(
                (Int64, String, Int64, Date, Int, Int).self)
            let key = BatchKey(scanner: scanner, spool: spool, sequence: sequence)
            receipts[key] = BatchReceipt(key: key, receivedAt: receivedAt, stored: stored, refused: refused)
        }
        return receipts
    }
}

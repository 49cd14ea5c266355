import Foundation
import GRDB

extension Spool {
    /// The two queues to the server: after an outage new sightings are sent beside the backlog, not after it.
    public enum Lane: CaseIterable, Sendable {
        /// Batches of the last ten seconds, the oldest of them first.
        case fresh
        /// All others, oldest first.
        case backlog
    }
}

extension Spool.Lane {
    /// The seconds for which a batch is fresh.
    static let freshness = 10.0
    /// The seconds by which a batch may seem to be made in the future.
    private static let ahead = 1.0
    /// More batches than a node makes in ten seconds.
    private static let newest = 128

    /// Returns the next batch to send that is not one of `held`.
    func first(at date: Date, without held: IndexSet, _ db: Database) throws -> StoredBatch? {
        let fresh =
            date.addingTimeInterval(-Self.freshness).milliseconds...date.addingTimeInterval(Self.ahead).milliseconds
        let sequence =
            switch self {
            case .fresh: try Self.oldestFresh(fresh, without: held, db)
            case .backlog: try Self.oldestOther(fresh, without: held, db)
            }
        return try sequence.flatMap { try SpoolStatements.batch($0, db) }
    }

    private static func oldestFresh(
        _ fresh: ClosedRange<Int64>, without held: IndexSet, _ db: Database
    ) throws -> Int64? {
        try SpoolStatements.newestWaiting(newest, db)
            .last { fresh.contains($0.createdMilliseconds) && !held.contains(Int($0.sequence)) }?.sequence
    }

    private static func oldestOther(
        _ fresh: ClosedRange<Int64>, without held: IndexSet, _ db: Database
    ) throws -> Int64? {
        guard let oldest = try firstWaiting(without: held, db), !fresh.contains(oldest.createdMilliseconds)
        else { return nil }
        return oldest.sequence
    }

    /// Skips held batches range by range: a day of acknowledgements may be pending while the disk is full.
    static func firstWaiting(without held: IndexSet, _ db: Database) throws -> SpoolStatements.Waiting? {
        var from: Int64 = 0
        while let next = try SpoolStatements.firstWaiting(from: from, db) {
            let sequence = Int(next.sequence)
            guard held.contains(sequence) else { return next }
            from = Int64(held.rangeView(of: sequence..<Int.max).first?.upperBound ?? sequence + 1)
        }
        return nil
    }
}

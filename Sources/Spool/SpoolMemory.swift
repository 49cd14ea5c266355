import Foundation
import GRDB

/// The part of a spool that replaces its file while the disk is not writable: a database with the same tables and an
/// identity of its own, so that the number of a batch sent from here can never refer to another batch after a crash.
struct SpoolMemory {
    /// In bytes; beyond it the oldest batch is dropped and counted.
    static let limit = 32 << 20

    private(set) var store: SpoolStore
    /// Batches on their way to the server; they are not moved meanwhile.
    private var taken = IndexSet()

    init(store: SpoolStore) {
        self.store = store
    }

    mutating func append(_ batch: NewBatch, in boot: Boot?, at date: Date, _ limit: Spool.Limit) throws {
        let bounds = Spool.Limit(bytes: min(Self.limit, limit.bytes), days: limit.days).bounds(at: date)
        try store.append([batch], in: boot, within: bounds)
    }

    var totals: SpoolStatements.Totals {
        get throws { try store.read { try SpoolStatements.totals($0) } }
    }

    /// The oldest waiting batches that are not on their way.
    func waiting(atMost count: Int) throws -> [StoredBatch] {
        try store.read { db in
            var found: [StoredBatch] = []
            var from: Int64 = 0
            while found.count < count, let next = try SpoolStatements.firstWaiting(from: from, db) {
                from = next.sequence + 1
                guard !taken.contains(Int(next.sequence)) else { continue }
                if let batch = try SpoolStatements.batch(next.sequence, db) { found.append(batch) }
            }
            return found
        }
    }

    /// Removes batches that are now on the disk, and the count of dropped batches.
    func forget(_ sequences: [Int64], dropped: Int) throws {
        try store.transaction { db in
            for sequence in sequences { try SpoolStatements.remove(sequence, db) }
            try SpoolStatements.countDropped(-dropped, db)
        }
    }

    mutating func take(_ lane: Spool.Lane, at date: Date) throws -> StoredBatch? {
        let batch = try store.read { try lane.first(at: date, without: taken, $0) }
        if let batch { taken.insert(Int(batch.sequence)) }
        return batch
    }

    mutating func giveBackAll() { taken = [] }

    mutating func giveBack(_ sequence: Int64) { taken.remove(Int(sequence)) }

    mutating func acknowledge(_ sequence: Int64) throws {
        taken.remove(Int(sequence))
        try store.transaction { try SpoolStatements.remove(sequence, $0) }
    }

    mutating func setAside(_ sequence: Int64, because refusal: Spool.Refusal, program: String) throws {
        taken.remove(Int(sequence))
        try store.transaction { try SpoolStatements.setAside(sequence, because: refusal, program: program, $0) }
    }
}

import Foundation
import GRDB

/// Changes to the batches of a file since the last write. An acknowledgement needs no write of its own: it is written
/// with the next batch, and waits here while the disk is not writable. After a crash the batch is sent again, and the
/// server, which recognises it by its number and digest, acknowledges it again.
struct SpoolNotes {
    /// The number of changes that are written without waiting for the next batch.
    static let many = 256

    /// Batches on their way to the server.
    private(set) var taken = IndexSet()
    private(set) var acknowledged = IndexSet()
    private var refused: [Int: Spool.Refusal] = [:]
    /// Whether the clock was set.
    var hasClock = false

    var isEmpty: Bool { acknowledged.isEmpty && refused.isEmpty && !hasClock }
    var isLong: Bool { acknowledged.count + refused.count >= Self.many }
    /// The number of batches that are stored as waiting in the file but do not wait.
    var done: Int { acknowledged.count + refused.count }
    var setAside: Int { refused.count }
    /// Batches that must not be sent or are being sent.
    var held: IndexSet { taken.union(acknowledged).union(IndexSet(refused.keys)) }
    /// Batches that must not be sent.
    var ended: IndexSet { acknowledged.union(IndexSet(refused.keys)) }

    mutating func take(_ sequence: Int64) { taken.insert(Int(sequence)) }
    mutating func giveBack(_ sequence: Int64) { taken.remove(Int(sequence)) }

    mutating func acknowledge(_ sequence: Int64) {
        taken.remove(Int(sequence))
        acknowledged.insert(Int(sequence))
    }

    mutating func setAside(_ sequence: Int64, because refusal: Spool.Refusal) {
        taken.remove(Int(sequence))
        refused[Int(sequence)] = refusal
    }

    func write(at date: Date, program: String, _ db: Database) throws {
        for range in acknowledged.rangeView {
            try SpoolStatements.acknowledge(
                Int64(range.lowerBound)...Int64(range.upperBound - 1), at: date.milliseconds, db)
        }
        for (sequence, refusal) in refused {
            try SpoolStatements.setAside(Int64(sequence), because: refusal, program: program, db)
        }
    }

    /// Removes changes that were written.
    mutating func clear(_ written: SpoolNotes) {
        acknowledged.subtract(written.acknowledged)
        for sequence in written.refused.keys { refused[sequence] = nil }
        hasClock = false
    }

    /// Removes batches that are no longer in the file.
    mutating func forget(_ sequences: [Int64]) {
        for sequence in sequences { acknowledged.remove(Int(sequence)) }
    }
}

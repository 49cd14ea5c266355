import Foundation
import GRDB

/// What happened to the batches of a file since it was written last. An acknowledgement costs no write of its own: it
/// goes with the next batch, and while the disk takes nothing it waits here. After a crash the server, which knows the
/// batch by its number and digest, acknowledges it once more.
struct SpoolNotes {
    /// So many are written without waiting for the next batch.
    static let many = 256

    /// On their way to the server.
    private(set) var taken = IndexSet()
    private(set) var acknowledged = IndexSet()
    private var refused: [Int: Spool.Refusal] = [:]
    /// The clock was set.
    var hasClock = false

    var isEmpty: Bool { acknowledged.isEmpty && refused.isEmpty && !hasClock }
    var isLong: Bool { acknowledged.count + refused.count >= Self.many }
    /// Batches that lie in the file as waiting, and do not wait.
    var done: Int { acknowledged.count + refused.count }
    var setAside: Int { refused.count }
    /// What is not to be sent, or is being sent.
    var held: IndexSet { taken.union(acknowledged).union(IndexSet(refused.keys)) }
    /// What is not to be sent.
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

    /// What was written is noted no more.
    mutating func clear(_ written: SpoolNotes) {
        acknowledged.subtract(written.acknowledged)
        for sequence in written.refused.keys { refused[sequence] = nil }
        hasClock = false
    }

    /// Batches that are in the file no more.
    mutating func forget(_ sequences: [Int64]) {
        for sequence in sequences { acknowledged.remove(Int(sequence)) }
    }
}

import Foundation
import Store
import Wire

/// What waits for the writer: bounded, and in the order of arrival.
///
/// Work that comes while a commit is under way is taken together for the next one; no timer is involved.
struct IngestQueue {
    struct Entry {
        let job: IngestJob
        let answer: CheckedContinuation<IngestAnswer, any Error>
    }

    /// Beyond this many jobs the server says that it is busy rather than let everybody wait.
    static let capacity = 2048
    /// Jobs taken together; more would only make the first of them wait longer.
    static let batchSize = 256

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ entry: Entry) throws {
        guard entries.count < Self.capacity else {
            throw Failure(.unavailable, "The server is busy. Try again in a moment.", retryAfter: 1)
        }
        entries.append(entry)
    }

    /// The next jobs that can share a commit, or the one that cannot.
    mutating func takeNext() -> [Entry] {
        let joinable = entries.prefix(Self.batchSize).prefix(while: \.job.isJoinable)
        let taken = joinable.isEmpty ? entries.prefix(1) : joinable
        defer { entries.removeFirst(taken.count) }
        return Array(taken)
    }

    mutating func takeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// The jobs of one commit, sorted by what has to be looked up for them.
struct IngestLoad {
    /// The same batch may be among them twice.
    private(set) var batches: [ReceivedBatch] = []
    private(set) var clients: [ClientReport] = []
    private(set) var beats: [(beat: ScannerBeat, completeThrough: Date?)] = []
    private(set) var decidesOnEverybody = false

    init(_ jobs: [IngestJob]) {
        for job in jobs {
            switch job {
            case .batch(let batch): batches.append(batch)
            case .client(let report): clients.append(report)
            case .beat(let beat, let completeThrough): beats.append((beat, completeThrough))
            case .tick: decidesOnEverybody = true
            case .erase, .furnish, .mark, .correct, .takeBack: break
            }
        }
    }

    var scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)] {
        batches.flatMap { batch in batch.sightings.map { (batch.scanner, $0) } }
    }

    var ranged: [(person: Int64, sighting: ReceivedBatch.Sighting)] {
        clients.flatMap { report in report.sightings.map { (report.person, $0) } }
    }
}

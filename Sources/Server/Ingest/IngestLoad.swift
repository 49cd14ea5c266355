import Foundation
import Store

/// The jobs of one commit, sorted by what has to be looked up for them.
struct IngestLoad {
    /// Each batch once, even where it was sent twice at the same time.
    private(set) var batches: [ReceivedBatch] = []
    private(set) var clients: [ClientReport] = []
    private(set) var beats: [(beat: ScannerBeat, completeThrough: Date?)] = []
    private(set) var decidesOnEverybody = false

    init(_ jobs: [IngestJob]) {
        var seen: Set<BatchKey> = []
        for job in jobs {
            switch job {
            case .batch(let batch): if seen.insert(batch.key).inserted { batches.append(batch) }
            case .client(let report): clients.append(report)
            case .beat(let beat, let completeThrough): beats.append((beat, completeThrough))
            case .tick: decidesOnEverybody = true
            case .erase, .furnish, .mark, .correct: break
            }
        }
    }

    var scanned: [(scanner: Int64, sighting: ReceivedSighting)] {
        batches.flatMap { batch in batch.sightings.map { (batch.scanner, $0) } }
    }

    var ranged: [(person: Int64, sighting: ReceivedSighting)] {
        clients.flatMap { report in report.sightings.map { (report.person, $0) } }
    }
}

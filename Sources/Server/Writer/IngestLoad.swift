import Foundation
import Store
import Wire

/// The jobs of one commit, sorted by the lookups that they need.
struct IngestLoad {
    /// The batches; the same one may occur twice.
    private(set) var batches: [ReceivedBatch] = []
    private(set) var clients: [ClientReport] = []
    private(set) var beats: [(beat: ScannerBeat, completeThrough: Date?)] = []
    private(set) var decidesOnAllPeople = false

    init(_ jobs: [IngestJob]) {
        for job in jobs {
            switch job {
            case .batch(let batch): batches.append(batch)
            case .client(let report): clients.append(report)
            case .beat(let beat, let completeThrough): beats.append((beat, completeThrough))
            case .tick: decidesOnAllPeople = true
            case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined: break
            }
        }
    }
}

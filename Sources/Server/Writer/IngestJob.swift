import Foundation
import Presence
import Store

/// One thing for the writer to do.
enum IngestJob: Sendable {
    case batch(ReceivedBatch)
    case client(ClientReport)
    /// A heartbeat; all the scanner heard up to `completeThrough` has arrived.
    case beat(ScannerBeat, completeThrough: Date?)
    case erase(Erasure.Order)
    /// A person says where a person is, or was.
    case manualCorrection(CorrectionOrder)
    /// More is known of the building.
    case buildingUpdate(Building)
    /// The record is being looked through up to here: what was heard before it and comes from now on is late.
    case mark(Date)
    /// The record is corrected.
    case recordRevision(RecordCorrection)
    /// Try those again whose rows the database refused a minute ago.
    case retryQuarantined
    /// Time goes on: decide on all people.
    case tick

    /// Whether a person asked for it: they are told that it contradicts what is stored. A node is not, which would give
    /// up what it holds.
    var isOfAdmin: Bool {
        switch self {
        case .erase, .manualCorrection: true
        default: false
        }
    }

    var batch: ReceivedBatch? {
        if case .batch(let batch) = self { batch } else { nil }
    }

    /// Who brings evidence.
    enum Source: Hashable, Sendable {
        case scanner(Int64), person(Int64)
    }

    /// Whose evidence it is, and for how many sightings it counts; nil of the server's own jobs.
    var evidence: (source: Source, cost: Int)? {
        switch self {
        case .batch(let batch): (.scanner(batch.scanner), max(1, batch.sightings.count))
        case .client(let report): (.person(report.person), max(1, report.sightings.count))
        case .beat(let beat, _): (.scanner(beat.scanner), 1)
        case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined, .tick: nil
        }
    }

    /// Whether all of it was heard so many seconds before it came: it was held back in a spool.
    func isOlder(than seconds: TimeInterval) -> Bool {
        guard case .batch(let batch) = self, let newest = batch.sightings.map(\.heardAt).max() else { return false }
        return batch.receivedAt.timeIntervalSince(newest) > seconds
    }

    /// Whether it can share a commit with others.
    var isJoinable: Bool {
        switch self {
        case .batch, .client, .beat, .tick: true
        case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined: false
        }
    }
}

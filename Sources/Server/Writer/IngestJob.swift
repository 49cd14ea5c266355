import Foundation
import Presence
import Store

/// One job for the writer.
enum IngestJob: Sendable {
    case batch(ReceivedBatch)
    case client(ClientReport)
    /// A heartbeat; everything that the scanner heard up to `completeThrough` has arrived.
    case beat(ScannerBeat, completeThrough: Date?)
    case erase(Erasure.Order)
    /// A correction by a person: where a person is, or was.
    case manualCorrection(CorrectionOrder)
    /// More is known about the building.
    case buildingUpdate(Building)
    /// The record is being reviewed up to this time: earlier sightings that arrive from now on are late.
    case mark(Date)
    /// A correction of the record.
    case recordRevision(RecordCorrection)
    /// Retries the people whose rows the database refused a minute ago.
    case retryQuarantined
    /// Time has passed: decide on every person of a slice.
    case tick(PeopleSlice)

    /// Whether a person sent it: they are notified if it contradicts what is stored. A node is not, because it would
    /// discard its batch.
    var isOfAdmin: Bool {
        switch self {
        case .erase, .manualCorrection: true
        default: false
        }
    }

    var batch: ReceivedBatch? {
        if case .batch(let batch) = self { batch } else { nil }
    }

    /// Where evidence comes from.
    enum Source: Hashable, Sendable {
        case scanner(Int64), person(Int64)
    }

    /// The source of the evidence, and the number of sightings that it counts as; nil for the server's own jobs.
    var evidence: (source: Source, cost: Int)? {
        switch self {
        case .batch(let batch): (.scanner(batch.scanner), max(1, batch.sightings.count))
        case .client(let report): (.person(report.person), max(1, report.sightings.count))
        case .beat(let beat, _): (.scanner(beat.scanner), 1)
        case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined, .tick: nil
        }
    }

    /// Returns whether every sighting in it was this many seconds old on arrival: it was kept in a spool.
    func isOlder(than seconds: TimeInterval) -> Bool {
        guard case .batch(let batch) = self, let newest = batch.sightings.map(\.heardAt).max() else { return false }
        return batch.receivedAt.timeIntervalSince(newest) > seconds
    }

    /// Whether it is a decision on some of the people.
    var isPartialTick: Bool {
        if case .tick(let slice) = self { !slice.isAll } else { false }
    }

    /// Whether it can share a commit with other jobs.
    var isJoinable: Bool {
        switch self {
        case .batch, .client, .beat, .tick: true
        case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined: false
        }
    }
}

import Foundation
import Store

/// One thing for the writer to do.
enum IngestJob: Sendable {
    case batch(ReceivedBatch)
    case client(ClientReport)
    /// A heartbeat; all the scanner heard up to `completeThrough` has arrived.
    case beat(ScannerBeat, completeThrough: Date?)
    /// Erase a person, whatever their classification or only of this one.
    case erase(Int64, only: PersonClassification?)
    /// Time goes on: decide on everybody.
    case tick

    /// Whether it can share a commit with others.
    var isJoinable: Bool {
        if case .erase = self { false } else { true }
    }
}

import Foundation
import Store

/// One thing for the writer to do.
enum IngestJob: Sendable {
    case batch(ReceivedBatch)
    case client(ClientReport)
    /// A heartbeat; all the scanner heard up to `completeThrough` has arrived.
    case beat(ScannerBeat, completeThrough: Date?)
    case erase(Erasure.Order)
    /// Time goes on: decide on everybody.
    case tick

    /// Whether it can share a commit with others.
    var isJoinable: Bool {
        if case .erase = self { false } else { true }
    }
}

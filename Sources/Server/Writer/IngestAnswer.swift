import Foundation
import Store

/// The writer's answer once a job is committed.
enum IngestAnswer: Equatable, Sendable {
    /// The answer to a batch.
    case batch(ReceivedBatch.Receipt)
    /// The answer to a client's report: how many of its beacons belong to this site.
    case client(recognised: Int)
    /// The answer to an erasure: the random number under which it is recorded.
    case erased(UUID)
    /// The answer to a manual correction.
    case corrected(CorrectionReceipt)
    case done
}

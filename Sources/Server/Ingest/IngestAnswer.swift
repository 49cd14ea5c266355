import Foundation

/// What the writer answers once a job is committed.
enum IngestAnswer: Equatable, Sendable {
    /// To a batch.
    case batch(stored: Int, refused: Int)
    /// To a client's report: how many of the beacons are this site's.
    case client(recognised: Int)
    /// To an erasure: the random number by which it is remembered.
    case erased(UUID)
    case done
}

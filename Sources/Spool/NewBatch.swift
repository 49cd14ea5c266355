import Crypto
import Foundation
import GRDB
import Wire

/// A batch to be added to a spool.
struct NewBatch: Sendable {
    /// JSON, as on the wire.
    let body: Data
    /// The number of sightings.
    let count: Int
    /// The SHA-256 of the body; nil for a batch from a program with an earlier format.
    let digest: Data?
    let boot: String?
    /// The time of that boot by the clock that stamped the batch, since 1970.
    var bootStartedMilliseconds: Int64?
    /// Since 1970, by the node's clock.
    let createdMilliseconds: Int64
    /// The spool under which it was sent before, and its number there; nil if it was not.
    let origin: String?
    let number: Int64?
}

extension NewBatch {
    init(_ sightings: [SightingRecord], boot: Boot?, at date: Date) throws {
        let body = try WireJSON.encoder().encode(sightings)
        self.init(
            body: body, count: sightings.count, digest: Data(SHA256.hash(data: body)), boot: boot?.identity,
            createdMilliseconds: date.milliseconds, origin: nil, number: nil)
    }

    /// Converts a batch from a spool's memory for the disk.
    /// - Parameter started: the time of its boot by the present clock, as stored in the file.
    init(_ stored: StoredBatch, of spool: String, started: Int64?) throws {
        let setBy = zip(stored.startedMilliseconds, stored.bootStartedMilliseconds).map(-)
        self.init(
            body: try stored.body, count: stored.count, digest: stored.digest, boot: stored.boot,
            bootStartedMilliseconds: zip(started, setBy).map(-), createdMilliseconds: stored.createdMilliseconds,
            origin: spool, number: stored.sequence)
    }
}

/// Returns both values if both are present.
private func zip(_ left: Int64?, _ right: Int64?) -> (Int64, Int64)? {
    guard let left, let right else { return nil }
    return (left, right)
}

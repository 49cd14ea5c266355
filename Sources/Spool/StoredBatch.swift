import Foundation
import Wire

/// A batch as it lies in the file.
struct StoredBatch: Sendable {
    let sequence: Int64
    let boot: String?
    /// Since 1970, on the node's clock.
    let createdMilliseconds: Int64
    /// JSON, as on the wire.
    let sightings: Data
}

extension SpoolBatch {
    init(_ stored: StoredBatch) throws {
        self.init(
            sequence: stored.sequence, boot: stored.boot,
            sightings: try WireJSON.decoder().decode([SightingRecord].self, from: stored.sightings),
            createdAt: Date(timeIntervalSince1970: Double(stored.createdMilliseconds) / 1000))
    }
}

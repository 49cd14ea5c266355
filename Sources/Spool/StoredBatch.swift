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
    /// How far the node's clock was set since; nil where that is not known.
    let setByMilliseconds: Int64?
}

extension SpoolBatch {
    init(_ stored: StoredBatch) throws {
        // A damaged page may hold anything.
        try WireJSON.check(stored.sightings)
        let sightings = try WireJSON.decoder().decode([SightingRecord].self, from: stored.sightings)
        let setBy = Double(stored.setByMilliseconds ?? 0) / 1000
        self.init(
            sequence: stored.sequence, boot: stored.boot,
            sightings: setBy == 0 ? sightings : sightings.map { $0.heard(later: setBy) },
            createdAt: Date(timeIntervalSince1970: Double(stored.createdMilliseconds) / 1000))
    }
}

extension SightingRecord {
    /// The same by a clock that was set forward by so many seconds.
    fileprivate func heard(later seconds: Double) -> SightingRecord {
        SightingRecord(
            uuid: uuid, major: major, minor: minor, address: address, rssi: rssi, count: count,
            heardAt: heardAt.addingTimeInterval(seconds))
    }
}

extension Date {
    /// Since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

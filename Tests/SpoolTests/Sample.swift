import Beacon
import Foundation
import Testing
import Wire

/// Sightings to put into a spool.
enum Sample {
    /// On a whole millisecond, as times are kept.
    static let time = Date(timeIntervalSince1970: 1_790_000_000.25)

    static func sighting(minor: UInt16) throws -> SightingRecord {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        return SightingRecord(uuid: uuid, major: 1, minor: minor, rssi: -60, count: 3, heardAt: time)
    }
}

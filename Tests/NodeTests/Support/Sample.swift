import Beacon
import Foundation
import Logging
import Testing
import Wire

@testable import Node

enum Sample {
    /// On a whole second.
    static let time = Date(timeIntervalSince1970: 1_790_000_000)
    static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    static func uuid(_ last: Int = 0) throws -> ProximityUUID {
        try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893" + "\(last)"))
    }

    static func beacon(minor: UInt16 = 1, uuid last: Int = 0) throws -> BeaconIdentity {
        BeaconIdentity(uuid: try uuid(last), major: 1, minor: minor)
    }

    /// Heard so many seconds after `time`.
    static func frame(_ seconds: Double, rssi: Int? = -60, minor: UInt16 = 1, address: UInt64? = nil) throws
        -> HeardFrame
    {
        HeardFrame(
            beacon: try beacon(minor: minor), address: address.map { DeviceAddress($0) }, rssi: rssi,
            heardAt: time.addingTimeInterval(seconds))
    }

    static func sighting(minor: UInt16) throws -> SightingRecord {
        SightingRecord(uuid: try uuid(), major: 1, minor: minor, rssi: -60, count: 1, heardAt: time)
    }

    static func reply(uuids: [ProximityUUID], rate: Double = 1, interval: Int = 10) -> Heartbeat.Reply {
        Heartbeat.Reply(uuids: uuids, clock: ClockRecord(now: time, rate: rate), heartbeatInterval: interval)
    }

    /// As they come out of a spool: times to the millisecond.
    static func spooled(_ sightings: [SightingRecord]) throws -> [SightingRecord] {
        try WireJSON.decoder().decode([SightingRecord].self, from: WireJSON.encoder().encode(sightings))
    }

    static func advertisement() throws -> Advertisement {
        try Advertisement(beacon(), measuredPower: -59)
    }
}

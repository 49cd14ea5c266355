import Beacon
import Devices
import Foundation
import Vocabulary

/// A reply that is long and frequent, and is therefore written directly as bytes, without `Encodable`. The bytes are
/// the same as those of `WireJSON.encoder()`.
public protocol DirectlyWritten: Encodable {
    /// Writes all members in the order of their names, including `successful`.
    func writeMembers(into json: inout JSONBytes)
}

extension DirectlyWritten {
    /// The answer to a successful request, as `SuccessReply` encodes it.
    public var successBytes: [UInt8] {
        var json = JSONBytes(capacity: 4096)
        json.object(writeMembers)
        return json.bytes
    }
}

extension GetBeacons.Reply: DirectlyWritten {
    public func writeMembers(into json: inout JSONBytes) {
        json.member("beacons", beacons) { beacon, json in json.object(beacon.writeMembers) }
        json.member("successful", true)
        json.member("total", total)
    }
}

extension BeaconRecord {
    fileprivate func writeMembers(into json: inout JSONBytes) {
        json.member("address", address?.description)
        json.member("beacon_id", beaconID)
        json.member("description", description)
        json.member("last_heard_at", lastHeardAt.map(RFC3339.string))
        json.member("major_key", majorKey)
        json.member("minor_key", minorKey)
        json.member("retired_at", retiredAt.map(RFC3339.string))
        json.member("room_number", roomNumber)
        json.member("uuid", uuid.description)
        json.member("zone_name", zoneName)
    }
}

extension GetRooms.Reply: DirectlyWritten {
    public func writeMembers(into json: inout JSONBytes) {
        json.member("rooms", rooms) { room, json in json.object(room.writeMembers) }
        json.member("successful", true)
        json.member("total", total)
    }
}

extension RoomRecord {
    fileprivate func writeMembers(into json: inout JSONBytes) {
        json.member("bookable_by", texts: bookableBy.map(\.rawValue))
        if let bookingHours {
            json.member("booking_hours", bookingHours) { hours, json in json.object(hours.writeMembers) }
        }
        if let capacity { json.member("capacity", capacity) }
        json.member("description", description)
        if let requiredLevel { json.member("required_level", requiredLevel) }
        json.member("retired_at", retiredAt.map(RFC3339.string))
        json.member("room_id", roomID)
        json.member("room_number", roomNumber)
        json.member("room_type", roomType)
        json.member("zone_name", zoneName)
    }
}

extension HoursRecord {
    fileprivate func writeMembers(into json: inout JSONBytes) {
        json.member("from", from.description)
        json.member("until", until.description)
        if let weekdays { json.member("weekdays", texts: weekdays.map(\.rawValue)) }
    }
}

extension GetZones.Reply: DirectlyWritten {
    public func writeMembers(into json: inout JSONBytes) {
        json.member("successful", true)
        json.member("total", total)
        json.member("zones", zones) { zone, json in json.object(zone.writeMembers) }
    }
}

extension ZoneRecord {
    fileprivate func writeMembers(into json: inout JSONBytes) {
        json.member("leave_after", leaveAfter)
        json.member("major_key", majorKey)
        json.member("rooms", rooms)
        json.member("zone_id", zoneID)
        json.member("zone_name", zoneName)
    }
}

extension GetDoors.Reply: DirectlyWritten {
    public func writeMembers(into json: inout JSONBytes) {
        json.member("doors", doors) { door, json in
            json.object { json in
                json.member("door_id", door.doorID)
                json.member("room_a", door.roomA)
                json.member("room_b", door.roomB)
            }
        }
        json.member("successful", true)
        json.member("total", total)
    }
}

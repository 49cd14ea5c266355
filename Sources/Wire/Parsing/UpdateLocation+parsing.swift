import Beacon
import Foundation

extension UpdateLocation: DirectlyParsed {
    public init?(next reader: inout JSONReader) {
        var (major, minor) = (Member<Int>(), Member<Int>())
        var beacons = Member<[HeardBeacon]>()
        var sentAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "beacons": beacons.take(&reader) { $0.array { HeardBeacon(next: &$0) } }
            case "sent_at": sentAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead else { return nil }
        self.init(major: major.value, minor: minor.value, beacons: beacons.value, sentAt: sentAt.value)
    }
}

extension HeardBeacon {
    fileprivate init?(next reader: inout JSONReader) {
        var uuid = Member<ProximityUUID>()
        var (major, minor) = (Member<UInt16>(), Member<UInt16>())
        var rssi = Member<Int>()
        var heardAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "uuid": uuid.take(&reader) { $0.proximityUUID() }
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "rssi": rssi.take(&reader) { $0.integer() }
            case "heard_at": heardAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead, let uuid = uuid.value, let major = major.value, let minor = minor.value else { return nil }
        self.init(uuid: uuid, major: major, minor: minor, rssi: rssi.value, heardAt: heardAt.value)
    }
}

// The values of sightings that are written as text.
extension JSONReader {
    mutating func date() -> Date? {
        text().flatMap { RFC3339.date(utf8: $0.bytes) }
    }

    mutating func proximityUUID() -> ProximityUUID? {
        text().flatMap { ProximityUUID(text: $0.bytes.bytes) }
    }

    mutating func address() -> DeviceAddress? {
        text().flatMap { DeviceAddress(text: $0.bytes.bytes) }
    }
}

import Beacon
import Foundation

extension Report: DirectlyParsed {
    public init?(next reader: inout JSONReader) {
        var (spool, boot, digest) = (Member<String>(), Member<String>(), Member<String>())
        var sequence = Member<Int64>()
        var sentAt = Member<Date>()
        var uptime = Member<UptimeRecord>()
        var sightings = Member<[SightingRecord]>()
        let isRead = reader.object { name, reader in
            switch name {
            case "spool": spool.take(&reader) { $0.string() }
            case "sequence": sequence.take(&reader) { $0.integer() }
            case "boot": boot.take(&reader) { $0.string() }
            case "sent_at": sentAt.take(&reader) { $0.date() }
            case "uptime": uptime.take(&reader) { UptimeRecord(next: &$0) }
            case "digest": digest.take(&reader) { $0.string() }
            case "sightings": sightings.take(&reader) { $0.array { SightingRecord(next: &$0) } }
            default: reader.skip()
            }
        }
        guard isRead, let spool = spool.value, let sequence = sequence.value, let sentAt = sentAt.value,
            let sightings = sightings.value
        else { return nil }
        self.init(
            spool: spool, sequence: sequence, boot: boot.value, sentAt: sentAt, uptime: uptime.value,
            digest: digest.value, sightings: sightings)
    }
}

extension UptimeRecord {
    fileprivate init?(next reader: inout JSONReader) {
        var boot = Member<String>()
        var seconds = Member<Double>()
        let isRead = reader.object { name, reader in
            switch name {
            case "boot": boot.take(&reader) { $0.string() }
            case "seconds": seconds.take(&reader) { $0.double() }
            default: reader.skip()
            }
        }
        guard isRead, let boot = boot.value, let seconds = seconds.value else { return nil }
        self.init(boot: boot, seconds: seconds)
    }
}

extension SightingRecord {
    fileprivate init?(next reader: inout JSONReader) {
        var uuid = Member<ProximityUUID>()
        var (major, minor) = (Member<UInt16>(), Member<UInt16>())
        var address = Member<DeviceAddress>()
        var (rssi, count) = (Member<Int>(), Member<Int>())
        var heardAt = Member<Date>()
        let isRead = reader.object { name, reader in
            switch name {
            case "uuid": uuid.take(&reader) { $0.proximityUUID() }
            case "major": major.take(&reader) { $0.integer() }
            case "minor": minor.take(&reader) { $0.integer() }
            case "address": address.take(&reader) { $0.address() }
            case "rssi": rssi.take(&reader) { $0.integer() }
            case "count": count.take(&reader) { $0.integer() }
            case "heard_at": heardAt.take(&reader) { $0.date() }
            default: reader.skip()
            }
        }
        guard isRead, let uuid = uuid.value, let major = major.value, let minor = minor.value,
            let heardAt = heardAt.value
        else { return nil }
        self.init(
            uuid: uuid, major: major, minor: minor, address: address.value, rssi: rssi.value, count: count.value,
            heardAt: heardAt)
    }
}

import Beacon
import Foundation
import Store
import Wire

extension ZoneRecord {
    init(_ zone: Zone) {
        self.init(
            zoneID: zone.id, zoneName: zone.name, majorKey: zone.majorKey, leaveAfter: zone.leaveAfter,
            rooms: zone.rooms)
    }
}

extension RoomRecord {
    init(_ room: Room) {
        self.init(
            roomID: room.id, roomNumber: room.number, description: room.description, zoneName: room.zoneName,
            retiredAt: room.retiredAt)
    }
}

extension BeaconRecord {
    init(_ beacon: RoomBeacon) {
        self.init(
            beaconID: beacon.id, roomNumber: beacon.roomNumber, description: beacon.description,
            uuid: beacon.identity.uuid, majorKey: Int(beacon.identity.major), minorKey: Int(beacon.identity.minor),
            address: beacon.address, zoneName: beacon.zoneName, lastHeardAt: beacon.lastHeardAt,
            retiredAt: beacon.retiredAt)
    }
}

extension AdvertisedBeaconRecord {
    init(_ beacon: RoomBeacon) {
        self.init(
            uuid: beacon.identity.uuid, majorKey: beacon.identity.major, minorKey: beacon.identity.minor,
            description: beacon.description, roomNumber: beacon.roomNumber)
    }
}

extension ScannerRecord {
    init(_ scanner: Store.Scanner, at now: Date) {
        self.init(
            scannerID: scanner.id, scannerName: scanner.name, roomNumber: scanner.roomNumber,
            state: ScannerState(lastSeenAt: scanner.lastSeenAt, isRetired: scanner.retiredAt != nil, at: now),
            lastSeenAt: scanner.lastSeenAt,
            spoolDepth: scanner.spoolDepth, adapter: AdapterRecord(scanner), radio: scanner.radio.map(RadioRecord.init),
            retiredAt: scanner.retiredAt)
    }
}

extension AdapterRecord {
    fileprivate init?(_ scanner: Store.Scanner) {
        guard let name = scanner.adapterName, let state = scanner.adapterState else { return nil }
        self.init(name: name, state: state)
    }
}

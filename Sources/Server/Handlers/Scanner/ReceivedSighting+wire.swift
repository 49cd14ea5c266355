import Beacon
import Foundation
import Store
import Wire

extension ReceivedSighting {
    init(_ sighting: SightingRecord, heardAt: Date) {
        self.init(
            identity: BeaconIdentity(uuid: sighting.uuid, major: sighting.major, minor: sighting.minor),
            address: sighting.address, rssi: sighting.rssi, count: sighting.count ?? 1, heardAt: heardAt)
    }
}

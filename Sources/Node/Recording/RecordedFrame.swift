import Beacon
import Foundation

/// One advertisement of a recording.
struct RecordedFrame: Equatable {
    let session: String
    /// Seconds from the start of the session.
    let time: Double
    let receiver: String
    let beacon: BeaconIdentity
    let address: DeviceAddress?
    /// dBm.
    let rssi: Int?

    func heard(at date: Date) -> HeardFrame {
        HeardFrame(beacon: beacon, address: address, rssi: rssi, heardAt: date)
    }
}

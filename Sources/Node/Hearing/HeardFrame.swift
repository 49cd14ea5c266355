public import Beacon
public import Foundation

/// One iBeacon advertisement as a receiver heard it.
public struct HeardFrame: Equatable, Sendable {
    public let beacon: BeaconIdentity
    /// Nil where the recording does not tell.
    public let address: DeviceAddress?
    /// dBm; nil where the controller gave none.
    public let rssi: Int?
    /// On the node's clock.
    public let heardAt: Date

    public init(beacon: BeaconIdentity, address: DeviceAddress? = nil, rssi: Int?, heardAt: Date) {
        self.beacon = beacon
        self.address = address
        self.rssi = rssi
        self.heardAt = heardAt
    }
}

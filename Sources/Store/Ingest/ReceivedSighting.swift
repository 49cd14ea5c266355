public import Beacon
public import Foundation

/// A receiver heard a beacon; not yet known is what that beacon is.
public struct ReceivedSighting: Equatable, Sendable {
    public let identity: BeaconIdentity
    public let address: DeviceAddress?
    /// dBm.
    public let rssi: Int?
    public let count: Int
    /// On the server's clock, in whole milliseconds: what follows from it can be told, and asked for, to the millisecond.
    public let heardAt: Date

    public init(identity: BeaconIdentity, address: DeviceAddress?, rssi: Int?, count: Int, heardAt: Date) {
        self.identity = identity
        self.address = address
        self.rssi = rssi
        self.count = count
        self.heardAt = heardAt.inMilliseconds
    }
}

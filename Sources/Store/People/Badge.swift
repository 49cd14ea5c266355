public import Beacon
public import Foundation

/// A badge in somebody's hands, or that was.
public struct Badge: Equatable, Sendable {
    /// The number of its beacon.
    public let id: Int64
    public let identity: BeaconIdentity
    public let address: DeviceAddress?
    public let issuedAt: Date
    public let returnedAt: Date?
}

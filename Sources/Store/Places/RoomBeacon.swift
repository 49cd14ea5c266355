public import Beacon
public import Foundation

/// A beacon that is fixed to a room.
public struct RoomBeacon: Equatable, Sendable {
    public let id: Int64
    public let identity: BeaconIdentity
    public let address: DeviceAddress?
    public let roomNumber: String
    public let zoneName: String
    public let description: String?
    public let lastHeardAt: Date?
    public let retiredAt: Date?
}

public import Beacon
public import Foundation

/// One receiver heard one beacon: what a scanner sends, merged over a second.
public struct SightingRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    public let address: DeviceAddress?
    /// dBm, the median of the second; nil where the controller gave none.
    public let rssi: Int?
    /// Advertisements merged into this one; nil is one.
    public let count: Int?
    /// On the node's clock.
    public let heardAt: Date

    enum CodingKeys: String, CodingKey {
        case uuid
        case major
        case minor
        case address
        case rssi
        case count
        case heardAt = "heard_at"
    }

    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, address: DeviceAddress? = nil, rssi: Int? = nil,
        count: Int? = nil, heardAt: Date
    ) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.address = address
        self.rssi = rssi
        self.count = count
        self.heardAt = heardAt
    }
}

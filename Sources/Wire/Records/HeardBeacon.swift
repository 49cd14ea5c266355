public import Beacon
public import Foundation

/// One room beacon a student's client heard.
public struct HeardBeacon: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// dBm.
    public let rssi: Int?
    /// On the client's clock; nil is now.
    public let heardAt: Date?

    enum CodingKeys: String, CodingKey {
        case uuid
        case major
        case minor
        case rssi
        case heardAt = "heard_at"
    }

    public init(uuid: ProximityUUID, major: UInt16, minor: UInt16, rssi: Int? = nil, heardAt: Date? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.rssi = rssi
        self.heardAt = heardAt
    }
}

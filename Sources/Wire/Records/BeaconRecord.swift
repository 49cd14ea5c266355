public import Beacon
public import Foundation

/// A room beacon as an admin sees it.
public struct BeaconRecord: Codable, Equatable, Sendable {
    public let beaconID: Int64
    public let roomNumber: String
    public let description: String?
    public let uuid: ProximityUUID
    /// iBeacon major, 0…65,535.
    public let majorKey: Int
    /// iBeacon minor, 0…65,535.
    public let minorKey: Int
    /// Only where several transmitters share one identity.
    public let address: DeviceAddress?
    public let zoneName: String
    public let lastHeardAt: Date?
    public let retiredAt: Date?

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case zoneName = "zone_name"
        case lastHeardAt = "last_heard_at"
        case retiredAt = "retired_at"
    }

    public init(
        beaconID: Int64, roomNumber: String, description: String? = nil, uuid: ProximityUUID, majorKey: Int,
        minorKey: Int, address: DeviceAddress? = nil, zoneName: String, lastHeardAt: Date? = nil,
        retiredAt: Date? = nil
    ) {
        self.beaconID = beaconID
        self.roomNumber = roomNumber
        self.description = description
        self.uuid = uuid
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.address = address
        self.zoneName = zoneName
        self.lastHeardAt = lastHeardAt
        self.retiredAt = retiredAt
    }
}

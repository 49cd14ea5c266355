/// A named group of rooms: a wing, a floor, a building.
public struct ZoneRecord: Codable, Equatable, Sendable {
    public let zoneID: Int64
    public let zoneName: String
    /// The iBeacon major of the zone's room beacons, 1…59,999.
    public let majorKey: Int
    /// How long live scanners must have heard nothing before a person has left, in seconds.
    public let leaveAfter: Int
    public let rooms: Int

    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case zoneName = "zone_name"
        case majorKey = "major_key"
        case leaveAfter = "leave_after"
        case rooms
    }

    public init(zoneID: Int64, zoneName: String, majorKey: Int, leaveAfter: Int, rooms: Int) {
        self.zoneID = zoneID
        self.zoneName = zoneName
        self.majorKey = majorKey
        self.leaveAfter = leaveAfter
        self.rooms = rooms
    }
}

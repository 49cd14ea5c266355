/// Changes what is given and leaves the rest; the keys of a beacon never change.
public struct EditBeacon: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.adminEditBeacon

    public let beaconID: Int64
    /// Where it hangs now.
    public let roomNumber: String?
    public let description: String?

    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
    }

    public init(beaconID: Int64, roomNumber: String? = nil, description: String? = nil) {
        self.beaconID = beaconID
        self.roomNumber = roomNumber
        self.description = description
    }
}

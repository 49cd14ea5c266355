import Postgres
public import Wire

/// A room that may be booked, and when it is taken.
public struct BookableRoom: Equatable, Sendable {
    public let id: Int64
    public let number: String
    public let zoneName: String
    public let description: String?
    public let use: RoomUse
    /// In order of time.
    public var taken: [TakenRecord] = []
}

extension BookableRoom {
    init(_ row: Row) throws {
        self.init(
            id: try row.decode("room_id"), number: try row.decode("room_number"),
            zoneName: try row.decode("zone_name"), description: try row.decode("description"), use: try RoomUse(row))
    }
}

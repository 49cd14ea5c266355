public import Locks
import Phrases
import Postgres
public import Vocabulary

/// Who may enter a room by level, and who may book it.
public struct RoomUse: Equatable, Sendable {  // generated: init
    /// The level from which people may open its locks; nil if no level suffices.
    public var requiredLevel: Int?
    /// The purpose of the room.
    public var type: String?
    /// How many people fit in it.
    public var capacity: Int?
    public var bookableBy: Set<Classification> = []
    /// When it may be booked; nil for always.
    public var hours: OpenHours?
}

extension RoomUse {
    static let columns = "required_level, room_type, capacity, bookable_by, booking_hours"

    init(_ row: Row) throws {
        self.init(
            requiredLevel: try row.decode("required_level"), type: try row.decode("room_type"),
            capacity: try row.decode("capacity"),
            bookableBy: Set(try row.decode("bookable_by", as: [Classification].self)),
            hours: try row.json("booking_hours", as: [OpenHours.Span].self).map(OpenHours.init))
    }
}

extension RoomRepository {
    /// Returns the use of a room, which cannot be retired before the transaction ends. Throws `Refusal` if there is
    /// no such room in use.
    public func use(of room: Int64) async throws -> RoomUse {
        let row = try await database.query(
            """
            select \(unescaped: RoomUse.columns) from room
            where room_id = \(room) and retired_at is null for no key update
            """
        ).first
        guard let row else { throw Self.missing(room) }
        return try RoomUse(row)
    }

    /// Sets the use of a room. Throws `Refusal` if there is no such room.
    public func set(_ use: RoomUse, of room: Int64) async throws {
        let rows = try await database.query(
            """
            update room set required_level = \(use.requiredLevel), room_type = \(use.type), capacity = \(use.capacity),
                bookable_by = \(use.bookableBy.map(\.rawValue).sorted()),
                booking_hours = \(use.hours.map { StoredJSON($0.spans) })
            where room_id = \(room) and retired_at is null returning room_id
            """)
        guard !rows.isEmpty else { throw Self.missing(room) }
    }
}

import Phrases
public import Postgres
public import Wire

extension DoorRecord: RowDecodable {}

/// Doors between rooms.
public struct DoorRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "door_rooms_key": Refusal.conflict(.doorExists),
        "door_check": Refusal.conflict(.doorRoomsEqual),
    ]

    public func list(_ list: ListQuery) async throws -> Listing<DoorRecord> {
        try await database.listing(
            """
            select door_id, a.room_number as room_a, b.room_number as room_b
            from door join room a on a.room_id = room_a join room b on b.room_id = room_b
            where strpos(searchable(a.room_number || ' ' || b.room_number), searchable(\(list.search))) > 0
            order by lower(a.room_number), lower(b.room_number), door_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*)
                from door join room a on a.room_id = room_a join room b on b.room_id = room_b
                where strpos(searchable(a.room_number || ' ' || b.room_number), searchable(\(list.search))) > 0
                """)
    }

    /// Creates a door. Throws `Refusal` if a room does not exist or the door already exists.
    public func create(roomA: String, roomB: String) async throws -> Int64 {
        try await database.requireRoom(roomA)
        try await database.requireRoom(roomB)
        return try await naming(Self.conflicts) {
            let rows = try await database.query(
                """
                insert into door (room_a, room_b)
                select a.room_id, b.room_id from room a, room b
                where lower(a.room_number) = lower(\(roomA)) and a.retired_at is null
                    and lower(b.room_number) = lower(\(roomB)) and b.retired_at is null
                returning door_id
                """)
            guard let row = rows.first else { throw Refusal.notFound(.roomGone) }
            return try row.decode(0)
        }
    }

    /// Changes the given values. Throws `Refusal`.
    public func edit(_ id: Int64, roomA: String?, roomB: String?) async throws {
        for room in [roomA, roomB].compactMap(\.self) { try await database.requireRoom(room) }
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update door set
                    room_a = coalesce(
                        (select room_id from room where lower(room_number) = lower(\(roomA)) and retired_at is null),
                        room_a),
                    room_b = coalesce(
                        (select room_id from room where lower(room_number) = lower(\(roomB)) and retired_at is null),
                        room_b)
                where door_id = \(id) returning door_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    public func delete(_ id: Int64) async throws {
        let rows = try await database.query("delete from door where door_id = \(id) returning door_id")
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    private static func missing(_ id: Int64) -> Refusal { .notFound(.noDoorWithNumber(id)) }
}

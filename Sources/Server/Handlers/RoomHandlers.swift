import Beacon
import Foundation
import Postgres
import Store
import Wire

enum RoomHandlers {
    static func list(_ arguments: GetRooms, _ database: some Querying) async throws -> GetRooms.Reply {
        let found = try await RoomRepository(database).list(Check.list(arguments))
        return GetRooms.Reply(rooms: found.rows.map(RoomRecord.init), total: found.total)
    }

    static func create(_ arguments: CreateRoom, _ context: HandlerContext) async throws -> CreateRoom.Reply {
        let number = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let description = try Check.description(arguments.description)
        let id = try await context.change(.roomCreated, ["room_number": number, "zone_name": zone]) {
            try await RoomRepository($0).create(number: number, zoneName: zone, description: description)
        }
        return CreateRoom.Reply(roomID: id)
    }

    static func edit(_ arguments: EditRoom, _ context: HandlerContext) async throws -> NoReply {
        let number = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", most: 100)
        let description = try Check.description(arguments.description)
        try await context.change(.roomEdited, ["room_id": String(arguments.roomID)]) {
            try await RoomRepository($0).edit(
                arguments.roomID, number: number, zoneName: zone, description: description)
        }
        return NoReply()
    }

    static func delete(_ arguments: DeleteRoom, _ context: HandlerContext) async throws -> DeleteRoom.Reply {
        let retired = try await context.change(.roomDeleted, ["room_id": String(arguments.roomID)]) {
            try await RoomRepository.delete(arguments.roomID, at: context.now, in: $0)
        }
        return DeleteRoom.Reply(retired: retired)
    }
}

extension RoomRecord {
    init(_ room: Room) {
        self.init(
            roomID: room.id, roomNumber: room.number, description: room.description, zoneName: room.zoneName,
            retiredAt: room.retiredAt)
    }
}

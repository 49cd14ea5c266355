import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum DoorHandlers {
    static func list(
        _ arguments: GetDoors, _ database: some Querying, _ language: Language
    ) async throws -> GetDoors.Reply {
        let found = try await DoorRepository(database).list(Check.list(arguments, in: language))
        return GetDoors.Reply(doors: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateDoor, _ context: HandlerContext) async throws -> CreateDoor.Reply {
        let roomA = try Check.text(arguments.roomA, "room_a", limit: 45)
        let roomB = try Check.text(arguments.roomB, "room_b", limit: 45)
        let id = try await context.change(.doorCreated, ["room_a": roomA, "room_b": roomB]) {
            try await DoorRepository($0).create(roomA: roomA, roomB: roomB)
        }
        return CreateDoor.Reply(doorID: id)
    }

    static func edit(_ arguments: EditDoor, _ context: HandlerContext) async throws -> EmptyReply {
        let roomA = try Check.text(arguments.roomA, "room_a", limit: 45)
        let roomB = try Check.text(arguments.roomB, "room_b", limit: 45)
        try await context.change(.doorEdited, ["door_id": String(arguments.doorID)]) {
            try await DoorRepository($0).edit(arguments.doorID, roomA: roomA, roomB: roomB)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteDoor, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.doorDeleted, ["door_id": String(arguments.doorID)]) {
            try await DoorRepository($0).delete(arguments.doorID)
        }
        return EmptyReply()
    }
}

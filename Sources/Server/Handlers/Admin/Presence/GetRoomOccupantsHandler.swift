import Foundation
import Store
import Wire

enum GetRoomOccupantsHandler: Handler {
    static func handle(_ arguments: GetRoomOccupants, _ context: HandlerContext) async throws -> GetRoomOccupants.Reply
    {
        let room = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let repository = WhereaboutsRepository(context.services.pool)
        guard let instant = arguments.at else {
            let people = try await repository.occupants(ofRoom: room)
            return GetRoomOccupants.Reply(
                roomNumber: room, at: context.now, people: people.map(OccupantRecord.init))
        }
        guard instant <= context.now else {
            throw Failure(.badArguments, "The argument 'at' is in the future.")
        }
        let people = try await repository.occupants(ofRoom: room, at: instant)
        return GetRoomOccupants.Reply(roomNumber: room, at: instant, people: people.map(OccupantRecord.init))
    }
}

import Foundation
import Store
import Wire

enum GetRoomOccupantsHandler: Handler {
    static func handle(_ arguments: GetRoomOccupants, _ context: HandlerContext) async throws -> GetRoomOccupants.Reply
    {
        let room = try Check.text(arguments.roomNumber, "room_number", most: 45)
        if let instant = arguments.at, instant > context.now {
            throw Failure(.badArguments, "The argument 'at' is in the future.")
        }
        let visibility = try await context.visibility()
        let people = try await occupants(ofRoom: room, at: arguments.at, context).filter {
            visibility.shows($0.person.id, in: $0.zoneName)
        }
        try await context.audit(
            .lookedAtRoom, subjects: .people(people.map(\.person.id)), ["room_number": room])
        return GetRoomOccupants.Reply(
            roomNumber: room, at: arguments.at ?? context.now, people: people.map(OccupantRecord.init))
    }

    private static func occupants(
        ofRoom room: String, at instant: Date?, _ context: HandlerContext
    ) async throws -> [Occupant] {
        let repository = WhereaboutsRepository(context.services.pool)
        guard let instant else { return try await repository.occupants(ofRoom: room) }
        return try await repository.occupants(ofRoom: room, at: instant)
    }
}

import Store
import Wire

enum GetDoorsHandler: Handler {
    static func handle(_ arguments: GetDoors, _ context: HandlerContext) async throws -> GetDoors.Reply {
        let found = try await DoorRepository(context.services.pool).list(Check.list(arguments))
        return GetDoors.Reply(doors: found.rows.map(DoorRecord.init), total: found.total)
    }
}

import Postgres
import Store
import Wire

enum DeleteGroupHandler: Handler {
    static func handle(_ arguments: DeleteGroup, _ context: HandlerContext) async throws -> NoReply {
        try await context.change(.groupDeleted, ["group_id": String(arguments.groupID)]) {
            try await GroupRepository($0).delete(arguments.groupID)
        }
        return NoReply()
    }
}

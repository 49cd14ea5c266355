import Store
import Wire

enum GetGroupsHandler: Handler {
    static func handle(_ arguments: GetGroups, _ context: HandlerContext) async throws -> GetGroups.Reply {
        let found = try await GroupRepository(context.services.pool).list(Check.list(arguments))
        return GetGroups.Reply(groups: found.rows.map(GroupRecord.init), total: found.total)
    }
}

import Store
import Wire

enum GetGroupMembersHandler: Handler {
    static func handle(_ arguments: GetGroupMembers, _ context: HandlerContext) async throws -> GetGroupMembers.Reply {
        let found = try await GroupRepository(context.services.pool).members(
            of: arguments.groupID, Check.list(arguments))
        return GetGroupMembers.Reply(members: found.rows.map(MemberRecord.init), total: found.total)
    }
}

import Postgres
import Store
import Wire

enum CreateGroupHandler: Handler {
    static func handle(_ arguments: CreateGroup, _ context: HandlerContext) async throws -> CreateGroup.Reply {
        let name = try Check.text(arguments.groupName, "group_name", most: 100)
        let id = try await context.change(.groupCreated, details: { ["group_id": String($0)] }) {
            try await GroupRepository($0).create(name: name)
        }
        return CreateGroup.Reply(groupID: id)
    }
}

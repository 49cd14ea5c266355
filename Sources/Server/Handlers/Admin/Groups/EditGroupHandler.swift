import Postgres
import Store
import Wire

enum EditGroupHandler: Handler {
    static func handle(_ arguments: EditGroup, _ context: HandlerContext) async throws -> NoReply {
        let name = try Check.text(arguments.groupName, "group_name", most: 100)
        let added = try Check.people(arguments.addMembers ?? [], "add_members")
        let removed = try Check.people(arguments.removeMembers ?? [], "remove_members")
        let group = arguments.groupID
        try await context.services.pool.withTransaction { transaction in
            let groups = GroupRepository(transaction)
            try await groups.edit(group, name: name)
            try await groups.add(added, to: group)
            // Asked before they go: whom it was about is known by then.
            try await context.audit(
                .groupEdited, subjects: .people(added + removed), ["group_id": String(group)], in: transaction)
            try await groups.remove(removed, from: group)
        }
        return NoReply()
    }
}

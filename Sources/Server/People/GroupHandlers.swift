import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum GroupHandlers {
    static func list(
        _ arguments: GetGroups, _ database: some Querying, _ language: Language
    ) async throws -> GetGroups.Reply {
        let found = try await GroupRepository(database).list(Check.list(arguments, in: language))
        return GetGroups.Reply(groups: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateGroup, _ context: HandlerContext) async throws -> CreateGroup.Reply {
        let name = try Check.text(arguments.groupName, "group_name", limit: 100)
        let id = try await context.change(.groupCreated, details: { ["group_id": String($0)] }) {
            try await GroupRepository($0).create(name: name)
        }
        return CreateGroup.Reply(groupID: id)
    }

    static func edit(_ arguments: EditGroup, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.groupName, "group_name", limit: 100)
        let added = try Check.people(arguments.addMembers ?? [], "add_members")
        let removed = try Check.people(arguments.removeMembers ?? [], "remove_members")
        let group = arguments.groupID
        try await context.services.pool.withTransaction { transaction in
            let groups = GroupRepository(transaction)
            try await groups.edit(group, name: name)
            try await groups.add(added, to: group)
            // Recorded before the removal: the people concerned are known by now.
            try await context.audit(
                .groupEdited, subjects: .people(added + removed), ["group_id": String(group)], in: transaction)
            try await groups.remove(removed, from: group)
            try await AccessChangeRepository(transaction).noteGroups(
                of: added + removed, by: context.person().id, at: context.now)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteGroup, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.groupDeleted, ["group_id": String(arguments.groupID)]) { transaction in
            let changes = AccessChangeRepository(transaction)
            let members = try await changes.members(of: arguments.groupID)
            try await GroupRepository(transaction).delete(arguments.groupID)
            try await changes.noteGroups(of: members, by: context.person().id, at: context.now)
        }
        return EmptyReply()
    }

    static func listMembers(_ arguments: GetGroupMembers, _ context: HandlerContext) async throws
        -> GetGroupMembers.Reply
    {
        let found = try await GroupRepository(context.services.pool).members(
            of: arguments.groupID, Check.list(arguments, in: context.language))
        return GetGroupMembers.Reply(members: found.rows, total: found.total)
    }
}

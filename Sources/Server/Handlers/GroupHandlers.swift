import Postgres
import Store
import Wire

enum GetGroupsHandler: Handler {
    static func handle(_ arguments: GetGroups, _ context: HandlerContext) async throws -> GetGroups.Reply {
        let found = try await GroupRepository(context.services.pool).list(Check.list(arguments))
        return GetGroups.Reply(groups: found.rows.map(GroupRecord.init), total: found.total)
    }
}

enum CreateGroupHandler: Handler {
    static func handle(_ arguments: CreateGroup, _ context: HandlerContext) async throws -> CreateGroup.Reply {
        let name = try Check.text(arguments.groupName, "group_name", most: 100)
        let id = try await context.change(.groupCreated, details: { ["group_id": String($0)] }) {
            try await GroupRepository($0).create(name: name)
        }
        return CreateGroup.Reply(groupID: id)
    }
}

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
            try await AccessChangeRepository(transaction).noteGroups(
                of: added + removed, by: context.person().id, at: context.now)
        }
        return NoReply()
    }
}

enum DeleteGroupHandler: Handler {
    static func handle(_ arguments: DeleteGroup, _ context: HandlerContext) async throws -> NoReply {
        try await context.change(.groupDeleted, ["group_id": String(arguments.groupID)]) { transaction in
            let changes = AccessChangeRepository(transaction)
            let members = try await changes.members(of: arguments.groupID)
            try await GroupRepository(transaction).delete(arguments.groupID)
            try await changes.noteGroups(of: members, by: context.person().id, at: context.now)
        }
        return NoReply()
    }
}

enum GetGroupMembersHandler: Handler {
    static func handle(_ arguments: GetGroupMembers, _ context: HandlerContext) async throws -> GetGroupMembers.Reply {
        let found = try await GroupRepository(context.services.pool).members(
            of: arguments.groupID, Check.list(arguments))
        return GetGroupMembers.Reply(members: found.rows.map(MemberRecord.init), total: found.total)
    }
}

enum EditPersonZonesHandler: Handler {
    static func handle(_ arguments: EditPersonZones, _ context: HandlerContext) async throws -> EditPersonZones.Reply {
        let added = try Check.zones(arguments.addZones ?? [], "add_zones")
        let removed = try Check.zones(arguments.removeZones ?? [], "remove_zones")
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        guard !(added + removed).isEmpty else {
            return EditPersonZones.Reply(
                zones: try await PersonZoneRepository(context.services.pool).zones(of: person.id))
        }
        let zones = try await context.change(.personZonesEdited, subject: person.id) { transaction in
            let repository = PersonZoneRepository(transaction)
            try await repository.edit(of: person.id, add: added, remove: removed)
            try await context.note([.zones], of: person.id, in: transaction)
            return try await repository.zones(of: person.id)
        }
        return EditPersonZones.Reply(zones: zones)
    }
}

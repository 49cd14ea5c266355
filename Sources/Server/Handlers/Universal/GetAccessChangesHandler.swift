import Store
import Wire

enum GetAccessChangesHandler: Handler {
    static func handle(
        _ arguments: GetAccessChanges, _ context: HandlerContext
    ) async throws -> GetAccessChanges.Reply {
        let person = try context.person().id
        let repository = AccessChangeRepository(context.services.pool)
        if let last = arguments.readThrough { try await repository.markRead(through: last, of: person) }
        return GetAccessChanges.Reply(
            accessChanges: try await repository.unread(of: person).map(AccessChangeRecord.init))
    }
}

extension AccessChangeRecord {
    init(_ change: UnreadAccessChange) {
        self.init(
            accessChangeID: change.id, changedAt: change.at, change: change.change, firstName: change.firstName,
            lastName: change.lastName)
    }
}

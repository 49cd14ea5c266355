import Foundation
import Store
import Wire

enum GetAuditHandler: Handler {
    static func handle(_ arguments: GetAudit, _ context: HandlerContext) async throws -> GetAudit.Reply {
        if let from = arguments.from, let to = arguments.to, from > to {
            throw Failure(.badArguments, "The argument 'from' must not be after 'to'.")
        }
        let filter = AuditFilter(
            action: try Check.text(arguments.action, "action", most: 60), actor: arguments.actorID,
            person: arguments.personID, from: arguments.from, to: arguments.to)
        let page = try Check.auditPage(arguments.search, before: arguments.before, size: arguments.pageSize)
        let found = try await AuditRepository(context.services.pool).list(page, filter)
        try await context.audit(.lookedAtAudit, subject: arguments.personID)
        return GetAudit.Reply(entries: found.rows.map(AuditRecord.init), total: found.total, next: found.next)
    }
}

enum GetOwnAuditHandler: Handler {
    static func handle(_ arguments: GetOwnAudit, _ context: HandlerContext) async throws -> GetOwnAudit.Reply {
        let page = try Check.auditPage(arguments.search, before: arguments.before, size: arguments.pageSize)
        let found = try await AuditRepository(context.services.pool).looks(at: try context.person().id, page)
        return GetOwnAudit.Reply(looks: found.rows.map(LookRecord.init), total: found.total, next: found.next)
    }
}

import Store
import Wire

enum GetOwnAuditHandler: Handler {
    static func handle(_ arguments: GetOwnAudit, _ context: HandlerContext) async throws -> GetOwnAudit.Reply {
        let page = try Check.auditPage(arguments.search, before: arguments.before, size: arguments.pageSize)
        let found = try await AuditRepository(context.services.pool).looks(at: try context.person().id, page)
        return GetOwnAudit.Reply(looks: found.rows.map(LookRecord.init), total: found.total, next: found.next)
    }
}

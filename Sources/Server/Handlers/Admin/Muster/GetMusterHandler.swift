import Store
import Wire

enum GetMusterHandler: Handler {
    static func handle(_ arguments: GetMuster, _ context: HandlerContext) async throws -> GetMuster.Reply {
        let list = try list(arguments)
        let repository = MusterRepository(context.services.pool)
        let muster = try await repository.current()
        let page = try await repository.lines(muster?.id, list)
        try await context.audit(.lookedAtMuster, subjects: .everybody)
        return GetMuster.Reply(
            at: context.now, muster: muster.map(MusterRecord.init), accountedFor: page.accountedFor,
            people: page.lines.map { MusterLineRecord($0, at: context.now) }, total: page.total)
    }

    /// Everybody, where no page is asked for.
    private static func list(_ arguments: GetMuster) throws -> ListQuery {
        let list = try Check.list(arguments)
        guard arguments.page == nil, arguments.pageSize == nil else { return list }
        return ListQuery(search: list.search, limit: .max)
    }
}

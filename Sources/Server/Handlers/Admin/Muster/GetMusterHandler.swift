import Store
import Wire

enum GetMusterHandler: Handler {
    static func handle(_ arguments: GetMuster, _ context: HandlerContext) async throws -> GetMuster.Reply {
        let search = try Check.search(arguments.search)
        let repository = MusterRepository(context.services.pool)
        let muster = try await repository.current()
        let lines = try await repository.lines(muster?.id, search: search ?? "")
        try await context.audit(.lookedAtMuster, subjects: .everybody)
        return GetMuster.Reply(
            at: context.now, muster: muster.map(MusterRecord.init),
            accountedFor: lines.count(where: \.isAccountedFor),
            people: lines.map { MusterLineRecord($0, at: context.now) })
    }
}

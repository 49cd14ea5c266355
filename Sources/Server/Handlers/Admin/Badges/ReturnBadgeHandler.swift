import Store
import Wire

enum ReturnBadgeHandler: Handler {
    static func handle(_ arguments: ReturnBadge, _ context: HandlerContext) async throws -> ReturnBadge.Reply {
        try await BadgeRepository(context.services.pool).takeBack(arguments.badgeID, at: context.now)
        return ReturnBadge.Reply(returnedAt: context.now)
    }
}

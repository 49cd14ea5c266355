import Postgres
import Store
import Wire

enum ReturnBadgeHandler: Handler {
    static func handle(_ arguments: ReturnBadge, _ context: HandlerContext) async throws -> ReturnBadge.Reply {
        try await context.services.pool.withTransaction { transaction in
            let person = try await BadgeRepository(transaction).takeBack(arguments.badgeID, at: context.now)
            try await context.audit(.badgeReturned, subject: person, in: transaction)
        }
        return ReturnBadge.Reply(returnedAt: context.now)
    }
}

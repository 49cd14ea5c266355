import Beacon
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum BadgeHandlers {
    static func issue(_ arguments: IssueBadge, _ context: HandlerContext) async throws -> IssueBadge.Reply {
        let source = try source(arguments)
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        // The audit does not record which badge it is: it would still identify the person after their erasure.
        let badge = try await context.change(.badgeIssued, subject: person.id) {
            try await BadgeRepository.issue(source, to: person.id, at: context.now, in: $0)
        }
        return IssueBadge.Reply(
            badgeID: badge.badgeID, uuid: badge.uuid, majorKey: badge.majorKey, minorKey: badge.minorKey,
            issuedAt: badge.issuedAt)
    }

    private static func source(_ arguments: IssueBadge) throws -> BadgeRepository.Source {
        let identity = try Check.identity(
            uuid: arguments.uuid, major: arguments.majorKey, minor: arguments.minorKey)
        switch (arguments.badgeID, identity) {
        case (nil, let identity?): return .bought(identity, address: try Check.lasting(arguments.address))
        case (let badge?, nil) where arguments.address == nil: return .known(badge)
        case (nil, nil) where arguments.address == nil: return .assigned
        default:
            throw Refusal(
                .badArguments, .argumentOrGroupAmbiguous("badge_id", "uuid', 'major_key", "minor_key"))
        }
    }

    static func takeBack(_ arguments: ReturnBadge, _ context: HandlerContext) async throws -> ReturnBadge.Reply {
        let (badge, isLost) = (arguments.badgeID, arguments.lost ?? false)
        try await context.services.pool.withTransaction { transaction in
            let badges = BadgeRepository(transaction)
            let person = try await badges.takeBack(badge, at: context.now)
            let isNews = try await badges.note(badge, isLost: isLost, at: context.now)
            guard person != nil || isNews else {
                guard isLost else { throw Refusal(.notFound, .badgeNotCarried(badge)) }
                throw Refusal(.notFound, .badgeLostOrUnknown(badge))
            }
            let action = isLost ? AuditAction.badgeLost : person == nil ? .badgeFound : .badgeReturned
            try await context.audit(action, subject: person, in: transaction)
        }
        return ReturnBadge.Reply(returnedAt: context.now)
    }

    static func list(_ arguments: GetBadges, _ context: HandlerContext) async throws -> GetBadges.Reply {
        let found = try await BadgeRepository(context.services.pool).list(
            Check.list(arguments), state: arguments.state)
        return GetBadges.Reply(badges: found.rows, total: found.total)
    }
}

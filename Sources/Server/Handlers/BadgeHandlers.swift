import Beacon
import Postgres
import Store
import Wire

enum BadgeHandlers {
    static func issue(_ arguments: IssueBadge, _ context: HandlerContext) async throws -> IssueBadge.Reply {
        let source = try source(arguments)
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        // Which badge it is stays out of the audit: it would still tell who the person was when they are erased.
        let badge = try await context.change(.badgeIssued, subject: person.id) {
            try await BadgeRepository.issue(source, to: person.id, at: context.now, in: $0)
        }
        return IssueBadge.Reply(
            badgeID: badge.id, uuid: badge.identity.uuid, majorKey: Int(badge.identity.major),
            minorKey: Int(badge.identity.minor), issuedAt: badge.issuedAt)
    }

    private static func source(_ arguments: IssueBadge) throws -> Badge.Source {
        let identity = try Check.identity(
            uuid: arguments.uuid, major: arguments.majorKey, minor: arguments.minorKey)
        switch (arguments.badgeID, identity) {
        case (nil, let identity?): return .bought(identity, address: arguments.address)
        case (let badge?, nil) where arguments.address == nil: return .known(badge)
        case (nil, nil) where arguments.address == nil: return .assigned
        default:
            throw Failure(
                .badArguments, "Give either 'badge_id', or 'uuid', 'major_key' and 'minor_key', or neither.")
        }
    }

    static func takeBack(_ arguments: ReturnBadge, _ context: HandlerContext) async throws -> ReturnBadge.Reply {
        try await context.services.pool.withTransaction { transaction in
            let person = try await BadgeRepository(transaction).takeBack(arguments.badgeID, at: context.now)
            try await context.audit(.badgeReturned, subject: person, in: transaction)
        }
        return ReturnBadge.Reply(returnedAt: context.now)
    }
}

extension BadgeRecord {
    init(_ badge: Badge) {
        self.init(
            badgeID: badge.id, uuid: badge.identity.uuid, majorKey: Int(badge.identity.major),
            minorKey: Int(badge.identity.minor), address: badge.address, issuedAt: badge.issuedAt,
            returnedAt: badge.returnedAt)
    }
}

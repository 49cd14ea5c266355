import Store
import Wire

/// Visits behind locked doors that the person did not open.
enum FollowedInHandlers {
    /// The audit records all listed people as looked at.
    static func list(_ arguments: GetUnlocks, _ context: HandlerContext) async throws -> GetUnlocks.Reply {
        let filter = FollowedIn.Filter(
            person: arguments.personID, lock: arguments.lockID, from: arguments.from, to: arguments.to)
        let found = try await FollowedInRepository(context.services.pool).list(
            filter, Check.list(arguments), at: context.wallTime)
        let people = Set(found.rows.flatMap { [$0.person] + ($0.behind.map { [$0.person] } ?? []) })
        if !people.isEmpty { try await context.audit(.lookedAtUnlocks, subjects: .people(people.sorted())) }
        return GetUnlocks.Reply(
            unlocks: [], followedIn: found.rows.map(FollowedInRecord.init), total: found.total)
    }
}

extension FollowedInRecord {
    init(_ found: FollowedIn) {
        self.init(
            visitID: found.visit, personID: found.person, email: found.email, firstName: found.firstName,
            lastName: found.lastName, roomNumber: found.roomNumber, enteredAt: found.enteredAt, source: found.source,
            behindAttemptID: found.behind?.attempt, behindPersonID: found.behind?.person,
            behindFirstName: found.behind?.firstName, behindLastName: found.behind?.lastName,
            behindAt: found.behind?.at, doorOpenedAt: found.doorOpenedAt, doorClosedAt: found.doorClosedAt)
    }
}

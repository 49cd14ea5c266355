import Accounts
import Phrases
import Store
import Vocabulary
import Wire

enum SessionHandlers {
    static func list(_ arguments: GetSessions, _ context: HandlerContext) async throws -> GetSessions.Reply {
        let current = try context.currentSession()
        let entries = try await SessionRepository(context.services.pool.points).list(
            of: current.person.id, at: context.now)
        return GetSessions.Reply(sessions: entries.map { SessionRecord($0, isCurrent: $0.id == current.id) })
    }

    static func end(_ arguments: EndSession, _ context: HandlerContext) async throws -> Answer<EmptyReply> {
        let current = try context.currentSession()
        try await context.change(.logout, ["session_id": String(arguments.sessionID)]) {
            try await SessionRepository($0).end(arguments.sessionID, of: current.person.id)
        }
        return Answer(reply: EmptyReply(), cookie: arguments.sessionID == current.id ? .clear : .keep)
    }

    static func confirm(_ arguments: Confirm, _ context: HandlerContext) async throws -> Confirm.Reply {
        let session = try context.currentSession()
        _ = try await context.checkedPassword(arguments.password)
        try await check(arguments.code, of: session.person.id, context)
        guard
            let until = try await SessionRepository(context.services.pool.points).confirm(
                session.id, at: context.services.clock.civil)
        else { throw Refusal(.loginNecessary, .loginNeeded) }
        try await context.audit(.sessionConfirmed)
        return Confirm.Reply(confirmedUntil: until)
    }

    private static func check(_ code: String?, of person: Int64, _ context: HandlerContext) async throws {
        let codes = OneTimeCodes(of: person, context)
        guard try await codes.areNecessary() else { return }
        guard let code else { throw Refusal(.totpNecessary, .oneTimeCodeMissing) }
        let attempt = try await Attempt([.person(person)], context)
        guard try await codes.accept(code) else {
            throw Refusal(.wrongCredentials, .oneTimeCodeWrong)
        }
        try await attempt.takeBack()
    }

    static func listAccessChanges(
        _ arguments: GetAccessChanges, _ context: HandlerContext
    ) async throws -> GetAccessChanges.Reply {
        let person = try context.person().id
        let repository = AccessChangeRepository(context.services.pool.points)
        if let last = arguments.readThrough { try await repository.markRead(through: last, of: person) }
        return GetAccessChanges.Reply(
            accessChanges: try await repository.unread(of: person).map(AccessChangeRecord.init))
    }
}

extension SessionRecord {
    fileprivate init(_ entry: Session.Entry, isCurrent: Bool) {
        self.init(
            sessionID: entry.id, createdAt: entry.createdAt, usedAt: entry.usedAt, expiresAt: entry.expiresAt,
            address: entry.address, agent: entry.agent, isCurrent: isCurrent)
    }
}

extension AccessChangeRecord {
    init(_ change: AccessChange.Unread) {
        self.init(
            accessChangeID: change.id, changedAt: change.at, change: change.change, firstName: change.firstName,
            lastName: change.lastName)
    }
}

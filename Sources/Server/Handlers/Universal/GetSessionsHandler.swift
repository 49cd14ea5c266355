import Store
import Wire

enum GetSessionsHandler: Handler {
    static func handle(_ arguments: GetSessions, _ context: HandlerContext) async throws -> GetSessions.Reply {
        let current = try context.currentSession()
        let entries = try await SessionRepository(context.services.pool).list(of: current.person.id, at: context.now)
        return GetSessions.Reply(sessions: entries.map { SessionRecord($0, isCurrent: $0.id == current.id) })
    }
}

extension SessionRecord {
    fileprivate init(_ entry: SessionEntry, isCurrent: Bool) {
        self.init(
            sessionID: entry.id, createdAt: entry.createdAt, usedAt: entry.usedAt, expiresAt: entry.expiresAt,
            address: entry.address, agent: entry.agent, isCurrent: isCurrent)
    }
}

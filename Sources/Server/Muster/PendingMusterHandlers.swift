import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// Roll-calls while the database cannot commit: they start and continue in memory, and are written afterwards.
enum PendingMusterHandlers {
    /// Whether entries of a roll-call must be kept in memory now. Never for helpers, whom the database identifies.
    static func isNecessary(_ context: HandlerContext) async -> Bool {
        guard case .person = context.caller else { return false }
        if case .readOnly = context.services.watch.state { return true }
        return await !context.services.musters.waiting.musters.isEmpty
    }

    static func update(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> UpdateMuster.Reply {
        let memory = context.services.musters
        if let known = await memory.answer(to: context.idempotencyKey) {
            return UpdateMuster.Reply(muster: MusterRecord(known))
        }
        let muster =
            switch arguments.action {
            case .start: try await start(arguments, context)
            case .tick: try await tick(arguments, context)
            case .edit: try await edit(arguments, context)
            case .close, .mistake: try await close(arguments, context)
            }
        return UpdateMuster.Reply(muster: MusterRecord(muster))
    }

    private static func start(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try await MusterHandlers.name(arguments, context)
        let repository = MusterRepository(context.services.pool)
        guard try await repository.current() == nil else {
            throw Refusal.conflict(.musterInProgress)
        }
        let muster = Muster(
            id: try await repository.reserve(), name: name, kind: arguments.kind ?? .emergency, startedAt: context.now)
        try await context.services.musters.keep(
            PendingMuster(muster, beliefs: try await repository.beliefs(at: context.now)))
        let entry = context.entry(.musterStarted, AuditEntry.Targets(nil), ["muster_id": String(muster.id)])
        return try await context.services.musters.change(muster.id, entry, idempotencyKey: context.idempotencyKey) {
            $0.change()
        }
    }

    private static func tick(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let new = Muster.NewEntry(
            person: person.id, witness: try MusterHandlers.witness(arguments),
            note: try Check.text(arguments.note, "note", limit: 500),
            saidAt: try context.said(at: arguments.saidAt, sent: arguments.sentAt))
        let (sayer, now) = (try context.person(), context.now)
        let entry = context.entry(
            .musterTicked, AuditEntry.Targets(person.id), ["witness": new.witness.rawValue])
        let muster = try await inProgress(arguments.musterID, context)
        return try await context.services.musters.change(muster, entry, idempotencyKey: context.idempotencyKey) {
            $0.say(new, by: sayer, at: now)
        }
    }

    private static func edit(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try Check.text(arguments.name, "name", limit: 100)
        let muster = try await inProgress(arguments.musterID, context)
        let entry = context.entry(.musterEdited, AuditEntry.Targets(nil), ["muster_id": String(muster)])
        return try await context.services.musters.change(muster, entry, idempotencyKey: context.idempotencyKey) {
            $0.change(name: name, kind: arguments.kind)
        }
    }

    private static func close(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let (muster, now) = (try await inProgress(arguments.musterID, context), context.now)
        let entry = context.entry(.musterClosed, AuditEntry.Targets(nil), ["muster_id": String(muster)])
        return try await context.services.musters.change(muster, entry, idempotencyKey: context.idempotencyKey) {
            $0.change(closedAt: now, isMistake: arguments.action == .mistake)
        }
    }

    /// The pending roll-call, or a stored one whose next entries wait. Throws `Refusal` if none is in progress.
    private static func inProgress(_ id: Int64?, _ context: HandlerContext) async throws -> Int64 {
        let memory = context.services.musters
        if let later = await memory.find(nil), id == nil || id == later.muster.id { return later.muster.id }
        let current = try await MusterRepository(context.services.pool).current()
        guard let current, id == nil || id == current.id else { throw MusterRepository.noneInProgress }
        try await memory.keep(PendingMuster(current, beliefs: nil))
        return current.id
    }

    /// The list including pending entries; nil if nothing of the roll-call is pending.
    static func get(_ arguments: GetMuster, _ list: ListQuery, _ context: HandlerContext) async throws
        -> (muster: Muster, page: Muster.Page)?
    {
        guard let later = await context.services.musters.find(arguments.musterID ?? context.helper?.muster) else {
            return nil
        }
        let written = later.beliefs == nil ? later.muster.id : nil
        let everyone = ListQuery(search: list.search, limit: .max, order: list.order)
        let page = try await MusterRepository(context.services.pool).lines(
            written, everyone, for: context.helper, at: context.now)
        return (later.muster, page.adding(later, after: arguments.afterVersion, list))
    }
}

extension HandlerContext {
    /// Records in the audit who looked, now or together with a pending roll-call.
    func auditLook(at subjects: AuditEntry.Targets, _ action: AuditAction) async throws {
        guard case .readOnly = services.watch.state else { return try await audit(action, subjects: subjects) }
        await services.musters.note(entry(action, subjects))
    }
}

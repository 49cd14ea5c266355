import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum AuditHandlers {
    static func list(_ arguments: GetAudit, _ context: HandlerContext) async throws -> GetAudit.Reply {
        if let from = arguments.from, let to = arguments.to, from > to {
            throw Refusal(.badArguments, .argumentAfterEnd("from", "to"), argument: "from")
        }
        let filter = AuditRepository.Filter(
            action: try Check.text(arguments.action, "action", limit: 60), actor: arguments.actorID,
            person: arguments.personID, from: arguments.from, to: arguments.to)
        let page = try Check.auditPage(arguments.search, before: arguments.before, size: arguments.pageSize)
        let found = try await AuditRepository(context.services.pool).list(page, filter)
        try await context.audit(.lookedAtAudit, subject: arguments.personID)
        return GetAudit.Reply(entries: found.rows.map(AuditRecord.init), total: found.total, next: found.next)
    }

    static func listOwn(_ arguments: GetOwnAudit, _ context: HandlerContext) async throws -> GetOwnAudit.Reply {
        let page = try Check.auditPage(arguments.search, before: arguments.before, size: arguments.pageSize)
        let found = try await AuditRepository(context.services.pool).looks(at: try context.person().id, page)
        return GetOwnAudit.Reply(looks: found.rows.map(LookRecord.init), total: found.total, next: found.next)
    }
}

extension AuditRecord {
    init(_ row: AuditRow) {
        self.init(
            auditID: row.id, at: row.at, action: row.action, actor: row.actor.map(AuditPartyRecord.init),
            targets: row.targets.map(AuditPartyRecord.init), ofAllPeople: row.isAboutAllPeople, details: row.details,
            address: row.address)
    }
}

extension AuditPartyRecord {
    fileprivate init(_ party: AuditRow.Party) {
        self.init(
            subjectID: party.subject, personID: party.person?.id, email: party.person?.email,
            firstName: party.person?.firstName, lastName: party.person?.lastName)
    }
}

extension LookRecord {
    init(_ row: AuditRow) {
        let person = row.actor?.person
        self.init(
            at: row.at, action: row.action, firstName: person?.firstName, lastName: person?.lastName,
            classification: person?.classification,
            byHelper: row.actor == nil && row.details["phone_id"] != nil)
    }
}

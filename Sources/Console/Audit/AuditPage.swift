public import Phrases
public import Wire

import struct Foundation.Date

/// Who did what, to whom and when.
public struct AuditPage: ConsolePage {
    public static let path = "/audit"
    public static let types: [RequestType] = [.adminGetAudit]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.auditTitle

    private let asked: GetAudit
    private let reply: GetAudit.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> AuditPage {
        let asked = GetAudit(
            search: query["search"], action: query["action"], actorID: try query.number("actor_id"),
            personID: try query.number("person_id"), from: try query.instant("from"), to: try query.instant("to"),
            before: try query.number("before"))
        return AuditPage(asked: asked, reply: try await asker.reply(to: asked))
    }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.whenColumn, .whoColumn, .whatColumn, .whomColumn, .detailsColumn, .networkAddress],
            reply.entries.map { AuditLine(entry: $0).row(view) }, empty: .auditEmpty)
        let older = view.older(
            reply.next, isFirst: asked.before == nil, path: Self.path,
            fields: [
                ("search", asked.search), ("action", asked.action), ("actor_id", asked.actorID.map { String($0) }),
                ("person_id", asked.personID.map { String($0) }), ("from", asked.from.map(view.localTime)),
                ("to", asked.to.map(view.localTime)),
            ])
        return """
            <p>\(view(.auditIntroduction))</p>\(filters(view))\
            <p>\(view(Phrase.auditEntries(reply.total)))</p>\(list)\(older)
            """
    }

    private func filters(_ view: View) -> HTML {
        let actions = Phrase.auditActions.map { (value: $0.value, label: $0.phrase) }
        let fields = [
            view.choice("action", .auditActionLabel, asked.action, actions),
            view.typed("search", .auditSearch, asked.search, type: "search"),
            view.typed("actor_id", .auditActorNumber, asked.actorID.map { String($0) }, type: "number"),
            view.typed("person_id", .auditPersonNumber, asked.personID.map { String($0) }, type: "number"),
            view.span(asked.from, asked.to),
        ]
        return view.filters(fields, .search)
    }
}

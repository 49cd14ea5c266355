import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The muster in progress, or one that is closed: all people, their whereabouts, and the entries.
public struct MusterPage: ConsolePage {
    public static let path = "/muster"
    public static let types: [RequestType] = [.adminGetMuster, .adminUpdateMuster]
    public static let place: NavigationPlace? = .watch
    public static let name = Phrase.musterTitle
    public static let scripts = ["muster.js"]

    /// How the list is grouped.
    private enum Grouping: String, CaseIterable {
        case urgency, name, room, group

        var phrase: Phrase {
            switch self {
            case .urgency: .byUrgency
            case .name: .byName
            case .room: .byRoom
            case .group: .byGroup
            }
        }
    }

    /// The rows of one part of a table. A browser lays out only the parts that are visible; the stylesheet contains the
    /// height of a row.
    private static let part = 10

    private let reply: GetMuster.Reply
    private let search: String?
    private let grouping: Grouping
    /// The closed muster that was requested.
    private let asked: Int64?

    public var heading: Phrase { reply.muster.map { Phrase($0.name) } ?? .musterTitle }
    /// Live events report that a muster has changed, and the script then requests the changes.
    public var eventID: Int64? { asked == nil ? .max : nil }

    private var isOpen: Bool { reply.muster?.closedAt == nil && reply.muster != nil }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterPage {
        let (asked, search) = (try query.number("muster"), query["search"])
        let reply = try await asker.reply(to: GetMuster(musterID: asked, search: search))
        return MusterPage(
            reply: reply, search: search, grouping: query["by"].flatMap(Grouping.init) ?? .urgency, asked: asked)
    }

    public func body(_ view: View) -> HTML {
        guard let muster = reply.muster else { return "\(MusterNotices.body(view))\(MusterStart.body(view))" }
        return """
            \(MusterNotices.body(view))\(helper(view))\(status(muster, view))\
            \(view.search(search, .searchNames, others: keptFields))\
            \(groupings(view))<div id="muster" data-muster="\(muster.musterID)" data-version="\(muster.version)" \
            data-open="\(isOpen ? "true" : "false")" \
            data-labels="\(labels(view))" data-by="\(view.speaker)" \
            data-disputed="\(view(.disputed))">\
            \(isOpen ? view.form(MusterLine.form(muster), around: list(view)) : list(view))</div>\
            \(isOpen && view.helper == nil ? MusterStart.changes(muster, missing, view) : "")\(links(muster, view))
            """
    }

    private func helper(_ view: View) -> HTML {
        guard let helper = view.helper else { return "" }
        return "<p>\(view(.helpingAs)) <strong><bdi>\(helper.title)</bdi></strong></p>"
    }

    /// The missing people, as far as the list contains them.
    private var missing: [MusterLineRecord] {
        reply.people.filter { $0.standing == .expected && !$0.accountedFor }
    }

    /// Links to the pages about this muster that the viewer may see.
    private func links(_ muster: MusterRecord, _ view: View) -> HTML {
        let query = "?muster=\(muster.musterID)"
        let all: [(page: any ConsolePage.Type, query: String, name: Phrase)] = [
            (MusterPaperPage.self, query, .paperList), (MusterReportPage.self, query, .musterReport),
            (MustersPage.self, "", .allMusters),
        ]
        let isHelped = isOpen && view.canSee(MusterLinksPage.self)
        let helped: HTML? =
            isHelped ? "<a href=\"\(MusterLinksPage.path)\">\(view(.musterLinks))</a> · " : nil
        let links: [HTML] = all.filter { view.canSee($0.page) }.enumerated().map { index, link in
            "\(index == 0 ? "" : " · ")<a href=\"\(link.page.path)\(link.query)\">\(view(link.name))</a>"
        }
        return "<p>\(helped)\(links)</p>"
    }

    /// The texts that a script needs to show a new entry, in the viewer's language.
    private func labels(_ view: View) -> String {
        let entries = Dictionary(
            uniqueKeysWithValues: Witness.allCases.map { ($0.rawValue, view(.witness($0.rawValue))) })
        let json = try? JSONEncoder().encode(entries)
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private func status(_ muster: MusterRecord, _ view: View) -> HTML {
        let closed: HTML? = muster.closedAt.map { " · \(view(.closedAt)) \(view.time($0))" }
        return """
            <p>\(view(.kindOfMuster(muster.kind.rawValue))) · \(view(.startedAt)) \(view.time(muster.startedAt))\
            \(closed)</p>\
            <ul class="counts" aria-live="polite">\(MusterCounts.items(reply.counts, view))</ul>\
            <p><small>\(view(.notExpectedNote))</small></p>
            """
    }

    private var keptFields: [HTML] {
        var fields: [HTML] = ["<input type=\"hidden\" name=\"by\" value=\"\(grouping.rawValue)\">"]
        if let asked { fields.append("<input type=\"hidden\" name=\"muster\" value=\"\(asked)\">") }
        return fields
    }

    private func groupings(_ view: View) -> HTML {
        let muster = asked.map { "&muster=\($0)" } ?? ""
        let orders = Grouping.allCases.map {
            ("\(Self.path)?by=\($0.rawValue)\(muster)", view($0.phrase), $0 == grouping)
        }
        return view.choices(.orderOfList, orders)
    }

    private func list(_ view: View) -> HTML {
        guard !reply.people.isEmpty else { return "<p class=\"empty\">\(view(.noMatches))</p>" }
        switch grouping {
        case .urgency: return byUrgency(view)
        case .name:
            return table(byName(view), view)
        case .room: return sections(view) { [$0.roomNumber ?? ""] }
        case .group: return sections(view) { $0.groups.isEmpty ? [""] : $0.groups }
        }
    }

    private func byName(_ view: View) -> [MusterLineRecord] {
        reply.people.sorted { one, other in
            one.lastName == other.lastName
                ? view.isBefore(one.firstName, other.firstName) : view.isBefore(one.lastName, other.lastName)
        }
    }

    /// The people whom the muster expects, and below them the others, by the reason.
    private func byUrgency(_ view: View) -> HTML {
        let expected = reply.people.filter { $0.standing == .expected }
        let first: HTML? = expected.isEmpty ? nil : table(expected, view)
        let others: [HTML] = MusterStanding.apart.map { standing in
            let people = reply.people.filter { $0.standing == standing }
            guard !people.isEmpty else { return "" }
            return """
                <section><h2>\(view(.standingName(standing.rawValue))) <small>\(people.count)</small></h2>\
                \(table(people, view))</section>
                """
        }
        return "\(first)\(others)"
    }

    private func sections(_ view: View, _ names: (MusterLineRecord) -> [String]) -> HTML {
        let sections: [HTML] = MusterSection.all(of: reply.people, view, by: names).map {
            "<section>\($0.heading(view))\(table($0.people, view))</section>"
        }
        return "\(sections)"
    }

    private func table(_ people: [MusterLineRecord], _ view: View) -> HTML {
        let columns: [Phrase] =
            [.tickBox, .personName, .groups, .room, .lastHeard, .latestEntry] + (isOpen ? [.addEntry] : [])
        let heads: [HTML] = columns.map { "<th scope=\"col\">\(view($0))</th>" }
        let parts: [HTML] = stride(from: 0, to: people.count, by: Self.part).map { start in
            let rows = people[start...].prefix(Self.part).map { MusterLine(person: $0, isOpen: isOpen).row(view) }
            return "<tbody>\(rows)</tbody>"
        }
        let style: HTML = isOpen ? "muster open" : "muster"
        return """
            <div class="wide" role="region" tabindex="0" aria-label="\(view(.table))"><table class="\(style)"><thead>\
            <tr>\(heads)</tr></thead>\(parts)</table></div>
            """
    }
}

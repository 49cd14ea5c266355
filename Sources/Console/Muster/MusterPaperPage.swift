public import Phrases
import Vocabulary
public import Wire

/// The list of a muster for paper: boxes to tick with a pen, by room.
public struct MusterPaperPage: ConsolePage {
    public static let path = "/muster/paper"
    public static let types: [RequestType] = [.adminGetMuster]
    public static let name = Phrase.paperList

    private let reply: GetMuster.Reply

    public var heading: Phrase { reply.muster.map { Phrase($0.name) } ?? .paperList }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterPaperPage {
        MusterPaperPage(reply: try await asker.reply(to: GetMuster(musterID: try query.number("muster"))))
    }

    public func body(_ view: View) -> HTML {
        let list: HTML = reply.people.isEmpty ? "<p class=\"empty\">\(view(.noMatches))</p>" : sections(view)
        return """
            <p class="screen"><button type="button" data-print hidden>\(view(.printPage))</button> \
            <a href="\(MusterPage.path)">\(view(.musterTitle))</a></p>\
            <p>\(MusterCounts.line(reply.counts, view)) · \(view.time(reply.at))</p>\(list)
            """
    }

    /// The people whom the muster expects, by room, then the others, by the reason.
    private func sections(_ view: View) -> HTML {
        let expected = reply.people.filter { $0.standing == .expected }
        let rooms: [HTML] = MusterSection.all(of: expected, view) { [$0.roomNumber ?? ""] }.map { section($0, view) }
        let others: [HTML] = MusterStanding.apart.map { standing in
            let people = reply.people.filter { $0.standing == standing }
            guard !people.isEmpty else { return "" }
            return section(MusterSection(name: view(.standingName(standing.rawValue)), people: people), view)
        }
        return "\(rooms)\(others)"
    }

    private func section(_ section: MusterSection, _ view: View) -> HTML {
        let heads: [HTML] = [Phrase.tickBox, .personName, .groups, .lastHeard, .latestEntry, .noteLabel].map {
            "<th scope=\"col\">\(view($0))</th>"
        }
        return """
            <section>\(section.heading(view))<div class="wide" role="region" tabindex="0" \
            aria-label="\(view(.table))"><table><thead><tr>\(heads)</tr></thead>\
            <tbody>\(section.people.map { row($0, view) })</tbody></table></div></section>
            """
    }

    private func row(_ person: MusterLineRecord, _ view: View) -> HTML {
        """
        <tr><td class="box">\(person.accountedFor ? "☑" : "☐")</td>\
        <th scope="row">\(view.name(person.firstName, person.lastName, person.personID, person.email))</th>\
        <td>\(person.groups.joined(separator: ", "))</td><td>\(view.ago(person.heardAt))</td>\
        <td>\(person.witness.map { view(.witness($0.rawValue)) } ?? "–")</td><td class="blank"></td></tr>
        """
    }
}

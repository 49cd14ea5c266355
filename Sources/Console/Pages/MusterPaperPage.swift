public import Phrases
import Vocabulary
public import Wire

/// The list of a roll-call for paper: boxes to tick with a pen, by room.
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
        let rooms: [HTML] = MusterSection.all(of: reply.people) { [$0.roomNumber ?? ""] }.map { section($0, view) }
        let list: HTML = rooms.isEmpty ? "<p class=\"empty\">\(view(.nobodyFound))</p>" : "\(rooms)"
        return """
            <p class="screen"><button type="button" data-print hidden>\(view(.printPage))</button> \
            <a href="\(MusterPage.path)">\(view(.musterTitle))</a></p>\
            <p>\(view(.missingCount)) \(reply.total - reply.accountedFor) · \
            \(view(.accountedCount)) \(reply.accountedFor) · \(view.time(reply.at))</p>\(list)
            """
    }

    private func section(_ section: MusterSection, _ view: View) -> HTML {
        let heads: [HTML] = [Phrase.tickBox, .personName, .groups, .lastHeard, .lastWord, .noteLabel].map {
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
        <th scope="row">\(view.name(person.firstName, person.lastName))</th>\
        <td>\(person.groups.joined(separator: ", "))</td><td>\(view.ago(person.heardAt))</td>\
        <td>\(person.witness.map { view(.witness($0.rawValue)) } ?? "–")</td><td class="blank"></td></tr>
        """
    }
}

/// The people of one room or group.
struct MusterSection {
    /// Empty for those of none.
    let name: String
    let people: [MusterLineRecord]

    /// In the order of their names, those of none last; somebody may stand in several.
    static func all(of people: [MusterLineRecord], by names: (MusterLineRecord) -> [String]) -> [MusterSection] {
        var lines: [String: [MusterLineRecord]] = [:]
        for person in people {
            for name in names(person) { lines[name, default: []].append(person) }
        }
        return lines.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
            .map { MusterSection(name: $0.key, people: $0.value) }
    }

    func heading(_ view: View) -> HTML {
        let missing = people.count { !$0.accountedFor }
        return """
            <h2>\(name.isEmpty ? view(.nowhere) : name) \
            <small>\(view(.missingOf(missing, people.count)))</small></h2>
            """
    }
}

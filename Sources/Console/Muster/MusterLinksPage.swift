public import Phrases
import Vocabulary
public import Wire

/// Links with which people without an account help at the muster, and their phones.
public struct MusterLinksPage: ConsolePage {
    public static let path = "/muster/links"
    public static let types: [RequestType] = [
        .adminGetMuster, .adminGetMusterLinks, .adminCreateMusterLink, .adminEndMusterLink,
    ]
    public static let name = Phrase.musterLinks

    private let isOpen: Bool
    private let zones: [String]
    private let links: [MusterLinkRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterLinksPage {
        let muster = try await asker.reply(to: GetMuster())
        let links = try await asker.reply(to: GetMusterLinks()).links
        return MusterLinksPage(
            isOpen: muster.muster != nil, zones: Set(muster.people.compactMap(\.zoneName)).sorted(), links: links)
    }

    public func body(_ view: View) -> HTML {
        guard isOpen else {
            return """
                <p class="empty">\(view(.linksNeedMuster))</p>\
                <p><a href="\(MusterPage.path)">\(view(.musterTitle))</a></p>
                """
        }
        let list: HTML = links.isEmpty ? "<p class=\"empty\">\(view(.noLinks))</p>" : "\(links.map { link($0, view) })"
        return """
            <p>\(view(.musterLinksIntroduction))</p>\(view.form(creation(view)))\
            <h2>\(view(.linksMade))</h2>\(list)<p><a href="\(MusterPage.path)">\(view(.musterTitle))</a></p>
            """
    }

    private func creation(_ view: View) -> Form {
        let choices = [(value: "", label: view(.linkAllPeople))] + zones.map { (value: $0, label: $0) }
        return Form(
            type: .adminCreateMusterLink, then: Self.path,
            fields: [
                .init(name: "label", label: .linkLabel, hint: .linkLabelHint),
                .init(name: "zone_name", label: .linkZone, input: .choice(choices), isRequired: false),
                .init(name: "minutes", label: .linkMinutes, input: .number, value: "120", hint: .linkMinutesHint),
            ],
            button: .makeLink)
    }

    private func link(_ link: MusterLinkRecord, _ view: View) -> HTML {
        let isLive = link.endedAt == nil && link.expiresAt > view.now
        let end = Form(
            type: .adminEndMusterLink, key: "link \(link.linkID)", hidden: [("link_id", String(link.linkID))],
            button: .endLink, warning: .endLinkWarning)
        let until: HTML =
            isLive
            ? "\(view(.holdsUntil)) \(view.time(link.expiresAt))"
            : "\(view(.linkEnded)) \(view.time(link.endedAt ?? link.expiresAt))"
        let phones = view.table(
            [.helperName, .phoneJoined, .phoneSeen, .linkEnded],
            link.phones.map { phone($0, of: link, isLive: isLive, view) }, empty: .noPhones,
            id: "link-\(link.linkID)")
        return """
            <section><h3>\(link.label) <small>\(link.zoneName ?? view(.linkAllPeople)) · \(until)</small></h3>\(phones)\
            \(isLive ? view.folded(.endLink, end) : "")</section>
            """
    }

    private func phone(_ phone: MusterPhoneRecord, of link: MusterLinkRecord, isLive: Bool, _ view: View) -> HTML {
        let end = Form(
            type: .adminEndMusterLink, key: "phone \(phone.phoneID)",
            hidden: [("link_id", String(link.linkID)), ("phone_id", String(phone.phoneID))], button: .endPhone,
            style: "inline")
        let ended: HTML = phone.endedAt == nil && isLive ? view.form(end) : view.time(phone.endedAt)
        return """
            <tr><th scope="row"><bdi>\(phone.name)</bdi></th><td>\(view.time(phone.joinedAt))</td>\
            <td>\(view.ago(phone.seenAt))</td><td>\(ended)</td></tr>
            """
    }
}

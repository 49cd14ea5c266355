public import Phrases
import Vocabulary
public import Wire

/// Who looked at the whereabouts of the logged-in person.
public struct WhoLookedPage: ConsolePage {
    public static let path = "/who-looked"
    public static let types: [RequestType] = [.studentGetAudit]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.whoLookedTitle

    private let reply: GetOwnAudit.Reply
    private let isFirst: Bool

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> WhoLookedPage {
        let before = try query.number("before")
        return WhoLookedPage(reply: try await asker.reply(to: GetOwnAudit(before: before)), isFirst: before == nil)
    }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.whenColumn, .whoColumn, .whatColumn], reply.looks.map { Self.row($0, view) }, empty: .noLookups)
        let older = view.older(reply.next, isFirst: isFirst, path: Self.path)
        return "<p>\(view(.whoLookedIntroduction))</p>\(list)\(older)"
    }

    private static func row(_ look: LookRecord, _ view: View) -> HTML {
        let name = [look.firstName, look.lastName].compactMap(\.self).joined(separator: " ")
        let role = look.classification.map { " (\(view(Phrase.roleName($0.rawValue))))" } ?? ""
        let nobody: Phrase = look.byHelper ? .musterHelper : .erasedPerson
        let who = name.isEmpty ? view(nobody) : name + role
        return """
            <tr><td>\(view.time(look.at))</td><th scope="row">\(who)</th><td>\(view(Phrase.look(look.action)))</td></tr>
            """
    }
}

import Devices
public import Phrases
import Vocabulary
public import Wire

/// The viewer's attempts to open locks.
public struct MyUnlocksPage: ConsolePage {
    public static let path = "/my-unlocks"
    public static let types: [RequestType] = [.universalGetUnlocks]
    public static let name = Phrase.ownUnlocksTitle
    public static let scripts = UnlockButton.scripts

    private static let pageSize = 50

    private let asked: GetOwnUnlocks
    private let reply: GetUnlocks.Reply

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MyUnlocksPage {
        let asked = GetOwnUnlocks(
            outcome: try query.value("outcome", of: UnlockState.self), from: try query.instant("from"),
            to: try query.instant("to"), search: query["search"], page: try query.page, pageSize: pageSize)
        return MyUnlocksPage(asked: asked, reply: try await asker.reply(to: asked))
    }

    public func body(_ view: View) -> HTML {
        let filters = view.filters([
            view.choice("outcome", .unlockOutcomeLabel, asked.outcome?.rawValue, UnlockState.choices),
            view.typed("search", .searchLocks, asked.search, type: "search"), view.span(asked.from, asked.to),
        ])
        let pager = view.pager(
            asked.page ?? 1, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [
                ("outcome", asked.outcome?.rawValue), ("search", asked.search),
                ("from", asked.from.map(view.localTime)),
                ("to", asked.to.map(view.localTime)),
            ])
        return """
            <p><a href="\(LocksPage.path)">\(view(.backToDoors))</a></p>\
            <p>\(view(.ownUnlocksIntroduction))</p>\(filters)\
            <div data-part="unlocks" data-follow="unlock"><p>\(view(.unlockCount(reply.total)))</p>\
            \(UnlockTable.own(reply.unlocks, view))</div>\(pager)
            """
    }
}

extension UnlockState {
    /// The final states of an attempt.
    static var choices: [(value: String, label: Phrase)] {
        allCases.filter(\.isEnd).map { ($0.rawValue, .unlockOutcomeWord($0.rawValue)) }
    }
}

import Devices
public import Phrases
import Vocabulary
public import Wire

/// All people's attempts to open locks, with reasons and evidence; or the visits behind locked doors of people who
/// opened none of them.
public struct UnlocksPage: ConsolePage {
    public static let path = "/unlocks"
    public static let types: [RequestType] = [.adminGetUnlocks, .universalGetLocks]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.unlocksTitle
    public static let scripts = UnlockButton.scripts

    private static let pageSize = 100

    private let asked: GetUnlocks
    private let locks: [LockRecord]
    private let reply: GetUnlocks.Reply

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> UnlocksPage {
        let asked = GetUnlocks(
            personID: try query.number("person_id"), lockID: try query.number("lock_id"),
            outcome: try query.value("outcome", of: UnlockState.self), from: try query.instant("from"),
            to: try query.instant("to"), followedIn: query["followed_in"] == "true" ? true : nil,
            search: query["search"], page: try query.page, pageSize: pageSize)
        return UnlocksPage(
            asked: asked, locks: try await asker.allLocks(), reply: try await asker.reply(to: asked))
    }

    /// Whether visits are shown in place of attempts.
    private var isFollowedIn: Bool { asked.followedIn == true }

    public var heading: Phrase { isFollowedIn ? .followedInTitle : Self.name }

    public func body(_ view: View) -> HTML {
        let introduction: Phrase = isFollowedIn ? .followedInIntroduction : .unlocksIntroduction
        let lists = view.choices(
            .unlockLists,
            [
                (Self.path, view(.allUnlocks), !isFollowedIn),
                ("\(Self.path)?followed_in=true", view(.followedInTitle), isFollowedIn),
            ])
        return "\(lists)<p>\(view(introduction))</p>\(filters(view))\(list(view))\(pager(view))"
    }

    private func list(_ view: View) -> HTML {
        guard isFollowedIn else {
            return """
                <div data-part="unlocks" data-follow="unlock"><p>\(view(.unlockCount(reply.total)))</p>\
                \(UnlockTable.all(reply.unlocks, view))</div>
                """
        }
        return """
            <p>\(view(.followedInCount(reply.total)))</p>\(FollowedInTable.html(reply.followedIn ?? [], view))
            """
    }

    private func filters(_ view: View) -> HTML {
        let person = view.typed("person_id", .unlockPerson, asked.personID.map { String($0) }, type: "number")
        guard !isFollowedIn else {
            let kept: HTML = "<input type=\"hidden\" name=\"followed_in\" value=\"true\">"
            return view.filters([kept, person, view.span(asked.from, asked.to)], .search)
        }
        let choices = locks.map { (value: String($0.lockID), label: Phrase($0.lockName)) }
        return view.filters(
            [
                person,
                view.choice("lock_id", .unlockLock, asked.lockID.map { String($0) }, choices),
                view.choice("outcome", .unlockOutcomeLabel, asked.outcome?.rawValue, UnlockState.choices),
                view.typed("search", .searchLocks, asked.search, type: "search"), view.span(asked.from, asked.to),
            ], .search)
    }

    private func pager(_ view: View) -> HTML {
        view.pager(
            asked.page ?? 1, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [
                ("followed_in", isFollowedIn ? "true" : nil), ("person_id", asked.personID.map { String($0) }),
                ("lock_id", asked.lockID.map { String($0) }),
                ("outcome", asked.outcome?.rawValue), ("search", asked.search),
                ("from", asked.from.map(view.localTime)), ("to", asked.to.map(view.localTime)),
            ])
    }
}

public import Phrases
import Vocabulary
public import Wire

/// The badges of the school: those that people carry, those that can be handed out, and those that are lost.
public struct BadgesPage: ConsolePage {
    public static let path = "/badges"
    public static let types: [RequestType] = [.adminGetBadges]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.badges

    private static let pageSize = 100

    private let state: BadgeState
    private let search: String?
    private let page: Int
    private let reply: GetBadges.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> BadgesPage {
        let state = try query.value("state", of: BadgeState.self) ?? .issued
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(
            to: GetBadges(state: state, search: search, page: page, pageSize: pageSize))
        return BadgesPage(state: state, search: search, page: page, reply: reply)
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            columns, reply.badges.map { row($0, view) },
            empty: search == nil ? .noBadgesIn(state.rawValue, .peopleTitle) : .nothingFound,
            id: "badges")
        let pager = view.pager(
            page, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [("state", state.rawValue), ("search", search)])
        let kept: HTML = "<input type=\"hidden\" name=\"state\" value=\"\(state.rawValue)\">"
        return """
            \(choices(view))\(view.search(search, .searchBadges, others: [kept]))\
            <p>\(view(.badgeCount(reply.total)))</p>\(table)\(pager)
            """
    }

    private func choices(_ view: View) -> HTML {
        let states = BadgeState.allCases.map {
            ("\(Self.path)?state=\($0.rawValue)", view(.badgeState($0.rawValue)), $0 == state)
        }
        return view.choices(.badgeStates, states)
    }

    private var columns: [Phrase] {
        let middle: [Phrase] =
            switch state {
            case .issued: [.personName, .issued]
            case .free: [.lastCarrier, .badgeReturned, .lastHeard]
            case .lost: [.lastCarrier, .lostSince, .heardSinceLost]
            }
        return [.number, .majorMinor] + middle + [.change]
    }

    private func row(_ badge: KnownBadgeRecord, _ view: View) -> HTML {
        let middle: HTML =
            switch state {
            case .issued: "<td>\(view.time(badge.issuedAt))</td>"
            case .free: "<td>\(view.time(badge.returnedAt))</td><td>\(view.ago(badge.lastHeardAt))</td>"
            case .lost: "<td>\(view.time(badge.lostAt))</td><td>\(Self.heard(badge, view))</td>"
            }
        return """
            <tr><th scope="row">\(badge.badgeID)</th><td>\(badge.majorKey) / \(badge.minorKey)</td>\
            <td>\(Self.person(badge, view))</td>\(middle)<td>\(changes(badge, view))</td></tr>
            """
    }

    private static func person(_ badge: KnownBadgeRecord, _ view: View) -> HTML {
        guard let id = badge.personID, let first = badge.firstName, let last = badge.lastName else { return "–" }
        return "<a href=\"\(ManagedPersonPage.address(id))\">\(view.name(first, last, id))</a>"
    }

    /// A lost badge that is heard is in the building and can be found.
    private static func heard(_ badge: KnownBadgeRecord, _ view: View) -> HTML {
        guard let heard = badge.lastHeardAt else { return "\(view(.never))" }
        return "<span class=\"severity is-warning\">\(view(.heardAgain))</span> \(view.ago(heard))"
    }

    private func changes(_ badge: KnownBadgeRecord, _ view: View) -> HTML {
        switch state {
        case .issued: view.form(.takeBack(badge.badgeID)) + view.form(.lost(badge.badgeID))
        case .free: view.form(.lost(badge.badgeID))
        case .lost: view.form(.takeBack(badge.badgeID, button: .badgeFound(badge.badgeID)))
        }
    }
}

extension Form {
    static func takeBack(_ badge: Int64, button: Phrase? = nil) -> Form {
        Form(
            type: .adminReturnBadge, key: "\(badge)", hidden: [("badge_id", "\(badge)")],
            button: button ?? .takeBack(badge), style: "inline")
    }

    static func lost(_ badge: Int64) -> Form {
        Form(
            type: .adminReturnBadge, key: "lost \(badge)", hidden: [("badge_id", "\(badge)"), ("lost", "true")],
            button: .badgeIsLost(badge), style: "inline plain")
    }
}

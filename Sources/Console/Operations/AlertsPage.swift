public import Phrases
import Vocabulary
public import Wire

/// Open and closed alerts. Staff see those of their zones and groups.
public struct AlertsPage: ConsolePage {
    public static let path = "/alerts"
    public static let types: [RequestType] = [.adminGetAlerts]
    public static let place: NavigationPlace? = .watch
    public static let name = Phrase.alertsTitle

    private static let pageSize = 50

    /// Nil for both.
    private let state: AlertState?
    private let kind: AlertKind?
    private let page: Int
    private let reply: GetAlerts.Reply

    /// Without a value, the open ones.
    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> AlertsPage {
        let state = query["state"] == Self.both ? nil : try query.value("state", of: AlertState.self) ?? .open
        let (kind, page) = (try query.value("kind", of: AlertKind.self), try query.page)
        let reply = try await asker.reply(to: GetAlerts(state: state, kind: kind, page: page, pageSize: pageSize))
        return AlertsPage(state: state, kind: kind, page: page, reply: reply)
    }

    /// The value in the address for both open and closed ones.
    private static let both = "all"

    private var stateWord: String { state?.rawValue ?? Self.both }

    public func body(_ view: View) -> HTML {
        let isNarrowed = state != .open || kind != nil
        let empty = isNarrowed ? Phrase.noAlertsFound : .noOpenAlerts
        let alerts: HTML =
            reply.alerts.isEmpty
            ? "<p class=\"empty\">\(view(empty))</p>" : "\(reply.alerts.map { AlertCard(alert: $0).body(view) })"
        let pager = view.pager(
            page, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [("state", stateWord), ("kind", kind?.rawValue)])
        return "\(filters(view))\(kindsLink(view))\(alerts)\(pager)"
    }

    private func filters(_ view: View) -> HTML {
        let states: [(value: String, label: Phrase)] = [
            (AlertState.open.rawValue, .alertOpen), (AlertState.closed.rawValue, .alertClosed),
            (Self.both, .anyChoice),
        ]
        return view.filters([
            view.choice("state", .stateHeading, stateWord, states, any: false),
            view.choice("kind", .alertKindLabel, kind?.rawValue, AlertKind.choices),
        ])
    }

    /// For viewers who may see it.
    private func kindsLink(_ view: View) -> HTML {
        guard view.isAdmin else { return "" }
        return "<p><a href=\"\(AlertKindsPage.path)\">\(view(.alertKindsTitle))</a></p>"
    }
}

extension AlertKind {
    static var choices: [(value: String, label: Phrase)] {
        allCases.map { ($0.rawValue, Phrase.alertKind($0.rawValue)) }
    }
}

extension AlertSeverity {
    /// In ascending order of severity.
    static func choices(_ view: View) -> [(value: String, label: String)] {
        allCases.map { ($0.rawValue, view(Phrase.severity($0.rawValue))) }
    }
}

extension View {
    var isAdmin: Bool { viewer?.classification == .admin }

    /// A severity as a word after a shape, so that it does not depend on colour.
    func severity(_ severity: AlertSeverity) -> HTML {
        "<span class=\"severity is-\(severity.rawValue)\">\(self(Phrase.severity(severity.rawValue)))</span>"
    }
}

public import Phrases
import Vocabulary
public import Wire

/// The viewer's login: where it is used, how it is protected, and what others changed in it.
public struct MyAccountPage: ConsolePage {
    public static let path = "/account"
    public static let types: [RequestType] = [.universalGetSessions, .universalGetAccessChanges]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.accountTitle

    private let sessions: [SessionRecord]
    private let changes: [AccessChangeRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MyAccountPage {
        let sessions = try await asker.reply(to: GetSessions()).sessions
        return MyAccountPage(
            sessions: sessions, changes: try await asker.reply(to: GetAccessChanges()).accessChanges)
    }

    public func body(_ view: View) -> HTML {
        """
        <h2>\(view(.accessChangesTitle))</h2>\(accessChanges(view))\
        <h2>\(view(.sessionsTitle))</h2>\(sessionList(view))\
        <p>\(view(.logOutEverywhereReason))</p>\
        \(view.form(Form(type: .universalLogoutEverywhere, then: LoginPage.path, button: .logOutEverywhere)))\
        <h2>\(view(.loginSafety))</h2>\(Self.safety(view))\
        <h2>\(view(.preferencesTitle))</h2>\(view.preferencesForm)
        """
    }

    private func accessChanges(_ view: View) -> HTML {
        guard let last = changes.last else { return "<p>\(view(.noAccessChanges))</p>" }
        let items: [HTML] = changes.map { change in
            let name = [change.firstName, change.lastName].compactMap(\.self).joined(separator: " ")
            let who = name.isEmpty ? view(.erasedPerson) : name
            return "<li>\(view.time(change.changedAt)): \(who) \(view(Phrase.accessChange(change.change)))</li>"
        }
        let read = Form(
            type: .universalGetAccessChanges, hidden: [("read_through", String(last.accessChangeID))],
            button: .accessChangesRead)
        return "<ul>\(items)</ul><p>\(view(.accessChangesAsk))</p>\(view.form(read))"
    }

    private func sessionList(_ view: View) -> HTML {
        view.table(
            [.sessionProgram, .networkAddress, .sessionBegun, .sessionUsed, .sessionEnds, .actionsColumn],
            sessions.map { Self.row($0, view) }, empty: .noSessions, id: "sessions")
    }

    private static func row(_ session: SessionRecord, _ view: View) -> HTML {
        let end = Form(
            type: .universalEndSession, key: String(session.sessionID),
            hidden: [("session_id", String(session.sessionID))], button: .endSession, style: "inline")
        let action: HTML = session.isCurrent ? "<strong>\(view(.thisSession))</strong>" : view.form(end)
        return """
            <tr><th scope="row">\(session.agent ?? view(.unknownProgram))</th><td>\(session.address)</td>\
            <td>\(view.time(session.createdAt))</td><td>\(view.ago(session.usedAt))</td>\
            <td>\(view.time(session.expiresAt))</td><td>\(action)</td></tr>
            """
    }

    private static func safety(_ view: View) -> HTML {
        let removal = Form(
            type: .universalRemoveTOTP,
            fields: [.init(name: "code", label: .oneTimeCode, input: .text, hint: .oneTimeOrRecovery)],
            button: .turnOff, warning: .oneTimeCodesOffWarning)
        return """
            <p><a href="\(PasswordPage.path)">\(view(.changePasswordLink))</a></p>\
            <p><a href="\(OneTimeCodesPage.path)">\(view(.oneTimeCodesLink))</a></p>\
            \(view.folded(.oneTimeCodesOff, removal))
            """
    }
}

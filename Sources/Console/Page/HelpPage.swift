public import Phrases
import Vocabulary
public import Wire

/// What the pages show and how to use them, for the role of the viewer.
public struct HelpPage: ConsolePage {
    public static let path = "/help"
    public static let types: [RequestType] = [.universalWhoami]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.helpTitle

    private let role: Classification

    /// Staff and admins lead a fire drill and see other people.
    private var leads: Bool { role == .staff || role == .admin }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> HelpPage {
        HelpPage(role: try await asker.reply(to: Whoami()).classification)
    }

    public func body(_ view: View) -> HTML {
        """
        <h2>\(view(.helpPages))</h2><dl class="facts">\(pages(view))</dl>\
        <h2>\(view(.helpStates))</h2><dl class="facts">\(Self.states(view))</dl>\
        <h2>\(view(.helpDrill))</h2>\(drill(view))\
        <h2>\(view(.helpTakeOver))</h2>\(takeOver(view))\
        <h2>\(view(.helpPrivacy))</h2><p>\(view(.helpPrivacyText))</p>
        """
    }

    /// The pages of the navigation.
    private func pages(_ view: View) -> [HTML] {
        view.reach.filter { $0.place != nil }.compactMap { page in
            guard let text = Phrase.helpPage(page.path) else { return nil }
            return "<div><dt><a href=\"\(page.path)\">\(view(page.name))</a></dt><dd>\(view(text))</dd></div>"
        }
    }

    private static func states(_ view: View) -> [HTML] {
        let states: [(WhereaboutsState, Phrase)] = [
            (.present, .helpPresent), (.unknown, .helpUnknown), (.left, .helpLeft),
        ]
        return states.map { "<div><dt>\(view.state($0))</dt><dd>\(view($1))</dd></div>" }
    }

    private func drill(_ view: View) -> HTML {
        guard leads else { return "<p>\(view(.helpDrillPeople))</p>" }
        return """
            <p>\(view(.helpDrillStaff(.musterTitle)))</p><p>\(view(.helpDrillHelpers)) \
            <a href="\(MusterLinksPage.path)">\(view(.musterLinks))</a></p><p>\(view(.helpDrillPaper))</p>
            """
    }

    private func takeOver(_ view: View) -> HTML {
        let issue: HTML = role == .admin ? "<p>\(view(.helpTakeOverIssue))</p>" : ""
        return "<p>\(view(.helpTakeOverOwn))</p>\(issue)"
    }
}

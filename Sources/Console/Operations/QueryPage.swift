public import Phrases
public import Wire

/// The page on which an admin queries the reports with an SQL statement.
public struct QueryPage: ConsolePage {
    public static let path = "/query"
    public static let types: [RequestType] = [.simpleQuery, .simpleGetQueries]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.queryTitle

    /// The views of the schema `report`.
    private static let views = [
        "people", "zones", "rooms", "beacons", "badges", "scanners", "visits", "whereabouts", "occupancy", "changes",
    ]

    private let saved: SavedQueries

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> QueryPage {
        QueryPage(saved: try await SavedQueries.load(query, asker))
    }

    public func body(_ view: View) -> HTML {
        let views: [HTML] = Self.views.map { " <code>report.\($0)</code>" }
        return """
            <p>\(view(.queryIntroduction))</p><p>\(view(.queryViews))\(views)</p>\(Self.form("", view))\
            \(SavedQueries.save("", view))\(saved.body(view))
            """
    }

    /// - Parameter statement: the previous statement.
    static func form(_ statement: String, _ view: View) -> HTML {
        view.form(
            Form(
                type: .simpleQuery, then: path,
                fields: [.init(name: "query", label: .queryStatement, input: .area, value: statement)],
                button: .queryRun))
    }
}

public import Phrases
public import Wire

/// The visits of the logged-in person.
public struct MyVisitsPage: ConsolePage {
    public static let path = "/my-visits"
    public static let types: [RequestType] = [.studentGetVisits]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.ownVisitsTitle

    private let visits: OwnVisits

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MyVisitsPage {
        MyVisitsPage(visits: try await OwnVisits.load(query, asker))
    }

    public func body(_ view: View) -> HTML { visits.body(view) }
}

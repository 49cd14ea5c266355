import Devices
public import Phrases
public import Wire

/// A page: its requests to the server, and how it displays the replies. A page is a value: it is loaded once, and
/// drawing it sends no further request.
public protocol ConsolePage: Sendable {
    static var path: String { get }
    /// Its requests. A person who may send all of these may see the page.
    static var types: [RequestType] { get }
    /// Nil for a page that is reached only from others.
    static var place: NavigationPlace? { get }
    static var name: Phrase { get }

    /// Throws `Refusal`.
    static func load(_ query: PageQuery, _ asker: some Asking) async throws -> Self

    /// The heading of the page, also in the window's title.
    var heading: Phrase { get }
    /// The heading for a viewer, with two people of the same name told apart.
    func heading(_ view: View) -> Phrase
    /// The content between heading and footer.
    func body(_ view: View) -> HTML
    /// The newest event that the page includes; nil if it has no live updates.
    var eventID: Int64? { get }
    /// Its own scripts, by the names of their assets.
    static var scripts: [String] { get }
}

extension ConsolePage {
    public static var place: NavigationPlace? { nil }
    public static var scripts: [String] { [] }
    public var heading: Phrase { Self.name }
    public func heading(_ view: View) -> Phrase { heading }
    public var eventID: Int64? { nil }

    /// Who may see it.
    public static var callers: Callers {
        types.map(\.callers).filter { !$0.contains(.strangers) }.reduce([.persons, .helper]) { $0.intersection($1) }
    }
}

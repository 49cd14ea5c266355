public import Phrases
public import Wire

/// All stored data about the logged-in person, to read and to save.
public struct MyDataPage: ConsolePage {
    public static let path = "/my-data"
    public static let types: [RequestType] = [.studentExport]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.ownDataTitle

    public static func load(_ query: PageQuery, _ asker: some Asking) -> MyDataPage { MyDataPage() }

    public func body(_ view: View) -> HTML {
        "<p>\(view(.ownDataIntroduction))</p>\(view.form(Self.form(after: nil)))"
    }

    /// - Parameter after: the start of the next part of the sightings, as a time of the protocol; nil for the first
    ///   part.
    static func form(after: String?, button: Phrase = .exportButton) -> Form {
        Form(
            type: .studentExport, then: path, hidden: after.map { [("sightings_after", $0)] } ?? [], button: button)
    }
}

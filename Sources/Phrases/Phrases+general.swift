extension Phrase {
    /// Link for keyboards and screen readers, before everything else on a page.
    public static let skipToContent = Phrase(en: "Skip to content", da: "Gå til indholdet")
    /// Name of the list of pages, for screen readers.
    public static let navigation = Phrase(en: "Pages", da: "Sider")
    /// Opens the list of pages for admins.
    public static let manage = Phrase(en: "Manage", da: "Administrer")
    /// Button that ends the session.
    public static let logOut = Phrase(en: "Log out", da: "Log ud")
    /// Banner while no live updates arrive. The time until which the page was up to date follows.
    public static let connectionLost = Phrase(
        en: "No connection. This page is true as of", da: "Ingen forbindelse. Siden viser, hvad der gjaldt kl.")
    /// Banner if the stream of live updates cannot be opened, usually because of a proxy in front of the server. The
    /// time until which the page was up to date follows.
    public static let eventsHeldBack = Phrase(
        en: "Live updates do not arrive. Reload the page to see what is new, and ask an admin to check the proxy. "
            + "This page is true as of",
        da: "Siden opdateres ikke af sig selv. Genindlæs den for at se nyt, og bed en administrator se på proxyen. "
            + "Siden viser, hvad der gjaldt kl.")
    /// Heading over the errors in a form.
    public static let notDone = Phrase(en: "Something went wrong", da: "Det blev ikke gjort")
    /// Shown beside the label of a field that may be left empty.
    public static let optional = Phrase(en: "(optional)", da: "(valgfrit)")
    /// Shown in place of a time if an event has not happened yet.
    public static let never = Phrase(en: "never", da: "aldrig")
    /// Heading of a page that does not exist.
    public static let notFoundTitle = Phrase(en: "Nothing here", da: "Her er intet")
    /// Heading of a page that the viewer may not see.
    public static let forbiddenTitle = Phrase(en: "Not for you", da: "Ikke for dig")
    /// Heading shown if the server cannot answer now.
    public static let unavailableTitle = Phrase(en: "Not now", da: "Ikke lige nu")
    /// Heading of any other error.
    public static let errorTitle = Phrase(en: "Something went wrong", da: "Noget gik galt")
    /// Link to the first page, below an error.
    public static let toFirstPage = Phrase(en: "Go to the first page", da: "Gå til forsiden")
    /// Button that searches for the text that was entered.
    public static let search = Phrase(en: "Search", da: "Søg")
    /// Button that saves a form.
    public static let save = Phrase(en: "Save", da: "Gem")
    /// Button that creates an item.
    public static let create = Phrase(en: "Create", da: "Opret")
    /// Button that removes an item.
    public static let delete = Phrase(en: "Delete", da: "Slet")
    /// Link to a form that changes an item.
    public static let edit = Phrase(en: "Edit", da: "Ret")
    /// Link to the previous page of a long list.
    public static let previousPage = Phrase(en: "Previous", da: "Forrige")
    /// Link to the next page of a long list.
    public static let nextPage = Phrase(en: "Next", da: "Næste")
    /// Yes or no, in a table.
    public static let yes = Phrase(en: "Yes", da: "Ja")
    /// Yes or no, in a table.
    public static let no = Phrase(en: "No", da: "Nej")

    /// How long ago an event happened, from a number of seconds.
    public static func ago(seconds: Double) -> Phrase {
        switch seconds {
        case ..<60: Phrase(en: "\(Int(seconds)) s ago", da: "for \(Int(seconds)) s siden")
        case ..<3_600: Phrase(en: "\(Int(seconds / 60)) min ago", da: "for \(Int(seconds / 60)) min siden")
        case ..<172_800: Phrase(en: "\(Int(seconds / 3_600)) h ago", da: "for \(Int(seconds / 3_600)) t siden")
        default:
            Phrase(en: "\(Int(seconds / 86_400)) days ago", da: "for \(Int(seconds / 86_400)) dage siden")
        }
    }
}

extension Phrase {
    /// Heading of the page of who did what.
    public static let auditTitle = Phrase(en: "Audit", da: "Log")
    /// First sentence of that page.
    public static let auditIntroduction = Phrase(
        en: "Who did what, to whom and when. Your look at this page is recorded, too.",
        da: "Hvem gjorde hvad, ved hvem og hvornår. Det bliver også skrevet ned, at du ser på det.")
    /// Label of a field that searches the words of the audit.
    public static let auditSearch = Phrase(en: "Word", da: "Ord")
    /// Label of a choice: what was done.
    public static let auditActionLabel = Phrase(en: "What was done", da: "Hvad der blev gjort")
    /// Label of a field for the number of the person who did it.
    public static let auditActorNumber = Phrase(en: "Performed by person #", da: "Gjort af person nr.")
    /// Label of a field for the number of the person who it was about.
    public static let auditPersonNumber = Phrase(en: "About person no.", da: "Om person nr.")
    /// Column: whom it was about.
    public static let whomColumn = Phrase(en: "Person", da: "Hvem det handlede om")
    /// Column: words and numbers of things.
    public static let detailsColumn = Phrase(en: "Details", da: "Enkeltheder")
    /// In place of a name: it was about all people.
    public static let auditAllPeople = Phrase(en: "all people", da: "alle")
    /// In place of a name: no person was logged in, or the system itself did it.
    public static let auditNone = Phrase(en: "without a login", da: "ingen logget ind")
    /// In place of the list.
    public static let auditEmpty = Phrase(
        en: "No entries are found. Ask for less, or for a longer time.",
        da: "Ingen poster fundet. Søg bredere, eller over længere tid.")

    /// In place of a name: a scanner did it.
    public static func auditScanner(_ number: String) -> Phrase {
        Phrase(en: "scanner \(number)", da: "scanner \(number)")
    }

    /// In place of a name: a person without an account did it, at a roll-call.
    public static func auditHelper(_ phone: String) -> Phrase {
        Phrase(en: "helper, phone \(phone)", da: "hjælper, telefon \(phone)")
    }

    /// After some names: how many more there are.
    public static func andMore(_ count: Int) -> Phrase {
        Phrase(en: "and \(count) more", da: "og \(count) flere")
    }

    /// How many entries there are.
    /// - Parameter count: counted up to 1,000, which stands for that many or more.
    public static func auditEntries(_ count: Int) -> Phrase {
        guard count < 1_000 else {
            return Phrase(en: "1,000 entries or more", da: "1.000 poster eller flere")
        }
        return .counted(
            count, one: Phrase(en: "1 entry", da: "1 post"),
            other: Phrase(en: "\(count) entries", da: "\(count) poster"))
    }
}

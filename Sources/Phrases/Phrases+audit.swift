extension Phrase {
    /// Heading of the audit page: who did what.
    public static let auditTitle = Phrase(en: "Audit", da: "Log")
    /// First sentence of that page.
    public static let auditIntroduction = Phrase(
        en: "Who did what, to whom and when. Your look at this page is recorded, too.",
        da: "Hvem gjorde hvad, ved hvem og hvornår. Det bliver også skrevet ned, at du ser på det.")
    /// Label of a field that searches the audit.
    public static let auditSearch = Phrase(en: "Word", da: "Ord")
    /// Label of a choice: what was done.
    public static let auditActionLabel = Phrase(en: "What was done", da: "Hvad der blev gjort")
    /// Label of a field for the ID of the person who acted.
    public static let auditActorNumber = Phrase(en: "Performed by person #", da: "Gjort af person nr.")
    /// Label of a field for the ID of the person concerned.
    public static let auditPersonNumber = Phrase(en: "About person no.", da: "Om person nr.")
    /// Column: the people concerned.
    public static let whomColumn = Phrase(en: "Person", da: "Hvem det handlede om")
    /// Column: values and IDs of things.
    public static let detailsColumn = Phrase(en: "Details", da: "Enkeltheder")
    /// Shown in place of a name: the action concerned all people.
    public static let auditAllPeople = Phrase(en: "all people", da: "alle")
    /// Shown in place of a name: the caller was not logged in, or the system itself acted.
    public static let auditNone = Phrase(en: "without a login", da: "ingen logget ind")
    /// Shown in place of the list.
    public static let auditEmpty = Phrase(
        en: "No entries are found. Ask for less, or for a longer time.",
        da: "Ingen poster fundet. Søg bredere, eller over længere tid.")

    /// Shown in place of a name: a scanner acted.
    public static func auditScanner(_ number: String) -> Phrase {
        Phrase(en: "scanner \(number)", da: "scanner \(number)")
    }

    /// Shown in place of a name: a helper without an account acted, at a roll-call.
    public static func auditHelper(_ phone: String) -> Phrase {
        Phrase(en: "helper, phone \(phone)", da: "hjælper, telefon \(phone)")
    }

    /// Shown after some names: the number of further names.
    public static func andMore(_ count: Int) -> Phrase {
        Phrase(en: "and \(count) more", da: "og \(count) flere")
    }

    /// How many entries there are.
    /// - Parameter count: counted up to 1,000, which stands for that number or more.
    public static func auditEntries(_ count: Int) -> Phrase {
        guard count < 1_000 else {
            return Phrase(en: "1,000 entries or more", da: "1.000 poster eller flere")
        }
        return .counted(
            count, one: Phrase(en: "1 entry", da: "1 post"),
            other: Phrase(en: "\(count) entries", da: "\(count) poster"))
    }
}

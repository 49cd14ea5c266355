extension Phrase {
    /// Heading over the saved SQL statements.
    public static let savedQueries = Phrase(en: "Saved questions", da: "Gemte spørgsmål")
    /// Column, and label of a field: the name of a saved statement.
    public static let savedQueryName = Phrase(en: "Name", da: "Navn")
    /// Shown below that label.
    public static let savedQueryNameHint = Phrase(
        en: "All admins see it. A query of the same name is replaced. Do not name people: the query stays when a "
            + "person is erased.",
        da: "Alle administratorer ser det. Et spørgsmål med samme navn erstattes. "
            + "Det bliver, når en person slettes: nævn ingen.")
    /// Column: when a statement was saved.
    public static let savedAt = Phrase(en: "Saved", da: "Gemt")
    /// Opens the form that saves a statement, and its button.
    public static let saveQuery = Phrase(en: "Save a question", da: "Gem et spørgsmål")
    /// Shown in place of the list.
    public static let noSavedQueries = Phrase(
        en: "No question is saved. Save one that you ask often.",
        da: "Intet spørgsmål er gemt. Gem et, som du ofte stiller.")

    /// Button that runs a saved statement.
    public static func runSaved(_ name: String) -> Phrase {
        Phrase(en: "Run “\(name)”", da: "Kør »\(name)«")
    }

    /// Opens the form that deletes a saved statement, and its button.
    public static func deleteSaved(_ name: String) -> Phrase {
        Phrase(en: "Delete “\(name)”", da: "Slet »\(name)«")
    }

    /// Before that button.
    public static func deleteSavedWarning(_ name: String) -> Phrase {
        Phrase(
            en: "The saved question “\(name)” goes, for all admins.",
            da: "Det gemte spørgsmål »\(name)« forsvinder for alle administratorer.")
    }
}

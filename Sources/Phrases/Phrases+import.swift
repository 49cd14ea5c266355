extension Phrase {
    /// Heading of the page that imports many students from a table, and the link to it.
    public static let importTitle = Phrase(en: "Import students", da: "Importér elever")
    /// First sentences of that page. An example of the first line follows.
    public static let importIntroduction = Phrase(
        en: "Save a spreadsheet as CSV, in any form that it offers. Its first line names the columns:",
        da: "Gem et regneark som CSV, i hvilken som helst form. Første linje navngiver kolonnerne:")
    /// Shown after that example.
    public static let importHeads = Phrase(
        en:
            "E-mail, First name, Last name and Class do as well, also in Danish and German, in any order. "
            + "Other columns are passed over. users.csv of OneRoster is read, too.",
        da: "E-mail, Fornavn, Efternavn og Klasse kan også bruges, også på engelsk og tysk, i enhver rækkefølge. Andre "
            + "kolonner springes over. users.csv fra OneRoster læses også.")
    /// Shown after that example.
    public static let importGroups = Phrase(
        en: "The column groups may be left out. It holds names of groups, with | between them. Students who have "
            + "accounts get the names and groups of the table; those with an empty cell keep their groups. Either all "
            + "students are imported or none.",
        da:
            "Kolonnen groups kan udelades. Den indeholder navne på grupper, adskilt af |. Elever, der har en konto, "
            + "får tabellens navne og grupper; med en tom celle beholder de deres grupper. Enten importeres alle "
            + "elever eller ingen.")
    /// Heading over the form that accepts a file.
    public static let importFile = Phrase(en: "From a file", da: "Fra en fil")
    /// Opens the form that accepts text.
    public static let importText = Phrase(en: "From pasted text", da: "Fra indsat tekst")
    /// Label of a field.
    public static let tableFile = Phrase(en: "CSV file", da: "CSV-fil")
    /// Label of a field.
    public static let tableText = Phrase(en: "Text of the table", da: "Tabellens tekst")
    /// Label of a choice between a dry run and an import.
    public static let importWhat = Phrase(en: "What to do", da: "Hvad der skal ske")
    /// Choice: nothing is changed.
    public static let importDry = Phrase(
        en: "Look for problems and change nothing", da: "Led efter fejl uden at ændre noget")
    /// Choice: the students get accounts.
    public static let importReally = Phrase(en: "Import the students", da: "Importér eleverne")
    /// Label of a checkbox.
    public static let importCodes = Phrase(
        en: "Issue a code for each student", da: "Udsted en kode til hver elev")
    /// Shown beside that checkbox.
    public static let importCodesHint = Phrase(
        en: "With it they take their account over. The codes are shown once, to be printed.",
        da: "Med den overtager de deres konto. Koderne vises én gang og skal udskrives.")
    /// Heading after an import.
    public static let importDone = Phrase(en: "The students are imported", da: "Eleverne er importeret")
    /// Heading after a dry run without problems.
    public static let importPossible = Phrase(en: "The table can be imported", da: "Tabellen kan importeres")
    /// Heading after a dry run with problems.
    public static let importProblems = Phrase(en: "The table has problems", da: "Tabellen har fejl")
    /// Column: the line of a table.
    public static let line = Phrase(en: "Line", da: "Linje")
    /// Column: the column of a table.
    public static let tableColumn = Phrase(en: "Column", da: "Kolonne")
    /// Column: the problem.
    public static let problem = Phrase(en: "Problem", da: "Fejl")
    /// Shown before the codes of many students.
    public static let codesPrint = Phrase(
        en: "Print this page now and hand each student their code. The codes are not shown again.",
        da: "Udskriv siden nu, og giv hver elev sin kode. Koderne vises ikke igen.")

    /// The effects of an import, actual or simulated.
    public static func importCounts(new: Int, changed: Int, of all: Int) -> Phrase {
        Phrase(
            en: "\(all) in the table: \(new) new, \(changed) changed, \(all - new - changed) as they are.",
            da: "\(all) i tabellen: \(new) nye, \(changed) ændret, \(all - new - changed) som de er.")
    }

    /// Shown after these counts if the import was a dry run.
    public static let nothingChangedYet = Phrase(
        en: "Nothing has been changed yet.", da: "Intet er ændret endnu.")
    /// Before names of groups.
    public static let groupsMissing = Phrase(
        en: "These groups are not there yet:", da: "Disse grupper findes ikke endnu:")
    /// Heading over notes about a table.
    public static let importNotes = Phrase(en: "Notes on the table", da: "Bemærkninger til tabellen")
    /// Column: a note about a line.
    public static let importNote = Phrase(en: "Note", da: "Bemærkning")

    /// Button that checks the table as if these groups existed; the import creates them.
    public static func lookWithNewGroups(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "Create this group with the import", da: "Opret gruppen sammen med importen"),
            other: Phrase(
                en: "Create these \(count) groups with the import", da: "Opret de \(count) grupper sammen med importen")
        )
    }

    /// The number of problems in a table.
    public static func problemsFound(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 problem. Nothing has been changed.", da: "1 fejl. Intet er ændret."),
            other: Phrase(
                en: "\(count) problems. Nothing has been changed.", da: "\(count) fejl. Intet er ændret."))
    }
}

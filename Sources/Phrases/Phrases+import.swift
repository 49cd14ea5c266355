extension Phrase {
    /// Heading of the page that takes many students from a table, and the link to it.
    public static let importTitle = Phrase(en: "Import students", da: "Importér elever")
    /// First sentences of that page. An example of the first line follows.
    public static let importIntroduction = Phrase(
        en: "Save a spreadsheet as CSV in UTF-8. Its first line names the columns:",
        da: "Gem et regneark som CSV i UTF-8. Første linje navngiver kolonnerne:")
    /// After that example.
    public static let importGroups = Phrase(
        en: "The column groups may be left out. It holds names of groups that exist, with | between them. "
            + "Either all students are imported or none.",
        da: "Kolonnen groups kan udelades. Den indeholder navne på grupper, der findes, adskilt af |. "
            + "Enten importeres alle elever eller ingen.")
    /// Heading over the form that takes a file.
    public static let importFile = Phrase(en: "From a file", da: "Fra en fil")
    /// Opens the form that takes text.
    public static let importText = Phrase(en: "From pasted text", da: "Fra indsat tekst")
    /// Label of a field.
    public static let tableFile = Phrase(en: "CSV file", da: "CSV-fil")
    /// Label of a field.
    public static let tableText = Phrase(en: "Text of the table", da: "Tabellens tekst")
    /// Label of a choice between trying and doing.
    public static let importWhat = Phrase(en: "What to do", da: "Hvad der skal ske")
    /// Choice: nothing is changed.
    public static let importDry = Phrase(
        en: "Look for problems and change nothing", da: "Led efter fejl uden at ændre noget")
    /// Choice: the students get accounts.
    public static let importReally = Phrase(en: "Import the students", da: "Importér eleverne")
    /// Label of a checkbox.
    public static let importCodes = Phrase(
        en: "Issue a code for each student", da: "Udsted en kode til hver elev")
    /// Beside that checkbox.
    public static let importCodesHint = Phrase(
        en: "With it they take their account over. The codes are shown once, to be printed.",
        da: "Med den overtager de deres konto. Koderne vises én gang og skal udskrives.")
    /// Heading after an import.
    public static let importDone = Phrase(en: "The students are imported", da: "Eleverne er importeret")
    /// Heading after a try that found nothing wrong.
    public static let importPossible = Phrase(en: "The table can be imported", da: "Tabellen kan importeres")
    /// Heading after a try that found something wrong.
    public static let importProblems = Phrase(en: "The table has problems", da: "Tabellen har fejl")
    /// Column: the line of a table.
    public static let line = Phrase(en: "Line", da: "Linje")
    /// Column: the column of a table.
    public static let tableColumn = Phrase(en: "Column", da: "Kolonne")
    /// Column: what is wrong.
    public static let problem = Phrase(en: "Problem", da: "Fejl")
    /// Before codes for many students.
    public static let codesPrint = Phrase(
        en: "Print this page now and hand each student their code. The codes are not shown again.",
        da: "Udskriv siden nu, og giv hver elev sin kode. Koderne vises ikke igen.")

    /// How many students have accounts now.
    public static func studentsImported(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 student has an account now.", da: "1 elev har nu en konto."),
            other: Phrase(en: "\(count) students have accounts now.", da: "\(count) elever har nu en konto."))
    }

    /// How many students an import would bring.
    public static func studentsWouldBe(_ count: Int) -> Phrase {
        .counted(
            count,
            one: Phrase(
                en: "1 student would get an account. Nothing has been changed yet.",
                da: "1 elev ville få en konto. Intet er ændret endnu."),
            other: Phrase(
                en: "\(count) students would get accounts. Nothing has been changed yet.",
                da: "\(count) elever ville få en konto. Intet er ændret endnu."))
    }

    /// How many things are wrong with a table.
    public static func problemsFound(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 problem. Nothing has been changed.", da: "1 fejl. Intet er ændret."),
            other: Phrase(
                en: "\(count) problems. Nothing has been changed.", da: "\(count) fejl. Intet er ændret."))
    }
}

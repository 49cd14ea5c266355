extension FailureSentences {
    /// What is wrong with a table of students.
    static let students = [
        "Nothing was imported: the table has # problem, which a dry run lists.":
            "Ingen blev importeret: tabellen har # fejl, som en prøvekørsel viser.",
        "Nothing was imported: the table has # problems, which a dry run lists.":
            "Ingen blev importeret: tabellen har # fejl, som en prøvekørsel viser.",
        "Nothing was imported: the table has more than # problems, which a dry run lists.":
            "Ingen blev importeret: tabellen har mere end # fejl, som en prøvekørsel viser.",
        "The first is on line #:": "Den første er på linje #:",
        "The first is on line #, column '…':": "Den første er på linje #, kolonne '…':",

        "The cell must name at most # groups.": "Cellen må højst nævne # grupper.",
        "The cell must have # to # characters.": "Cellen skal have # til # tegn.",
        "The cell must have # to # bytes.": "Cellen skal have # til # byte.",
        "The cell must be an e-mail address.": "Cellen skal være en e-mailadresse.",
        "The cell must not hold control characters.": "Cellen må ikke indeholde styretegn.",
        "The address is that of line #, too.": "Adressen er også den på linje #.",
        "The row has more cells than the header.":
            "Rækken har en celle, som ikke står under et navn i første linje.",
        "The row is too long.": "Rækken er for lang.",
        "A quote is opened that nothing closes.": "Et citationstegn åbnes, som intet lukker.",
        "A quote stands in the middle of a cell; it has to be doubled there, and the cell to be quoted.":
            "Et citationstegn står midt i en celle; det skal fordobles, og cellen skal stå i citationstegn.",
        "A blank stands between a separator and a quote; it has to go.":
            "Der står et mellemrum mellem et skilletegn og et citationstegn; det skal væk.",
        "What follows was not read.": "Det følgende er ikke læst.",

        "The table is empty. It needs email, first_name, last_name, groups.":
            "Tabellen er tom. Den skal have email, first_name, last_name, groups.",
        "The column is passed over.": "Kolonnen springes over.",
        "The table is read as users.csv of #.": "Tabellen læses som users.csv fra #.",
        "The row is passed over: its role is not that of a student.":
            "Rækken springes over: rollen er ikke en elevs.",
        "The row is passed over: the student is not active any more.":
            "Rækken springes over: eleven er ikke aktiv længere.",
        "The row is passed over: the student has no e-mail address.":
            "Rækken springes over: eleven har ingen e-mailadresse.",
        "The table has # students; at most # are imported at once.":
            "Tabellen har # elever; højst # importeres på én gang.",
        "The table names more than # groups.": "Tabellen nævner mere end # grupper.",
        "The first line has no such column.": "Første linje har ingen sådan kolonne.",
        "The column is there twice.": "Kolonnen er der to gange.",
        "There are more than # problems.": "Der er flere fejl end de #, der nævnes her.",
    ]
}

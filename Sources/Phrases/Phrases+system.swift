extension Phrase {
    /// Heading of the page of settings.
    public static let settingsTitle = Phrase(en: "Settings", da: "Indstillinger")
    /// Column: the name of a setting.
    public static let settingColumn = Phrase(en: "Setting", da: "Indstilling")
    /// Column, and label of a field: the value of a setting.
    public static let settingContent = Phrase(en: "Value", da: "Værdi")
    /// Column: when and where a new value takes effect.
    public static let settingHolds = Phrase(en: "A change holds", da: "En ændring gælder")
    /// Value of that column.
    public static let settingAtOnce = Phrase(en: "at once, on all servers", da: "straks, på alle servere")
    /// Value of that column.
    public static let settingAfterRestart = Phrase(
        en: "once this server is started again", da: "når denne server er startet igen")
    /// Label of a checkbox: the setting is on.
    public static let settingOn = Phrase(en: "Yes", da: "Ja")
    /// Shown in place of a value that is not set.
    public static let settingUnset = Phrase(en: "not set", da: "ikke angivet")
    /// Shown in place of a value that is set and never shown.
    public static let settingSecretSet = Phrase(en: "set, and not shown", da: "angivet, men vises ikke")
    /// Shown beside a value: a different one takes effect when the server is restarted.
    public static let settingWaits = Phrase(
        en: "Another value holds once the server is started again.",
        da: "En anden værdi gælder, når serveren er startet igen.")
    /// Shown in place of a link: the setting is changed elsewhere.
    public static let settingByHand = Phrase(
        en: "Edited in the settings file on the server's machine.",
        da: "Rettes i indstillingsfilen på serverens maskine.")
    /// When the setting in the form takes effect.
    public static let settingHoldsAtOnce = Phrase(
        en: "It takes effect immediately on all servers.", da: "Den gælder straks på alle servere.")
    /// When the setting in the form takes effect.
    public static let settingHoldsAfterRestart = Phrase(
        en: "It holds once this server is started again.", da: "Den gælder, når denne server er startet igen.")
    /// Button that resets a setting.
    public static let settingToDefault = Phrase(en: "Back to the default", da: "Tilbage til standard")
    /// Shown below the label of a field that accepts several values.
    public static let settingWordsHint = Phrase(en: "One on each line.", da: "Én på hver linje.")
    /// Shown in place of the list of settings.
    public static let noSettings = Phrase(
        en: "There are no settings. Ask the operator of the server.",
        da: "Der er ingen indstillinger. Spørg den, der driver serveren.")

    /// Heading of the page on which SQL statements are run.
    public static let queryTitle = Phrase(en: "Query", da: "Udtræk")
    /// First sentence of that page. The names of views follow in a list.
    public static let queryIntroduction = Phrase(
        en: "Run one statement in SQL that only reads, for at most five seconds. That you did so is written down.",
        da: "Kør én SQL-sætning, som kun læser, i højst fem sekunder. Det bliver skrevet ned, at du gjorde det.")
    /// Shown before the names of the available views.
    public static let queryViews = Phrase(en: "It reads from:", da: "Den læser fra:")
    /// Label of the field for the statement.
    public static let queryStatement = Phrase(en: "Statement", da: "Sætning")
    /// Button that runs it.
    public static let queryRun = Phrase(en: "Run", da: "Kør")
    /// Heading over the result.
    public static let queryResult = Phrase(en: "Result", da: "Resultat")
    /// Shown in place of the table.
    public static let queryNoRows = Phrase(
        en: "The statement found no rows. Change it and run it again.",
        da: "Sætningen fandt ingen rækker. Ret den, og kør den igen.")
    /// Shown above a table that lacks rows.
    public static let queryTruncated = Phrase(
        en: "There are more rows. Narrow the statement down to see them.",
        da: "Der er flere rækker. Gør sætningen smallere for at se dem.")
    /// Opens the result as text.
    public static let queryCSV = Phrase(en: "As CSV, to be copied", da: "Som CSV, til at kopiere")

    /// The number of rows that a statement returned.
    public static func rows(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 row", da: "1 række"),
            other: Phrase(en: "\(count) rows", da: "\(count) rækker"))
    }
}

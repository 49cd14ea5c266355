/// Helpers without an account at a roll-call, the list on paper, and the button in the frame of every page.
extension Phrase {
    /// Small button in the frame of every page of staff: begins a roll-call in an emergency.
    public static let frameStart = Phrase(en: "Start muster", da: "Start mønstring")
    /// Link in its place while a roll-call is in progress.
    public static let frameOpen = Phrase(en: "Muster in progress", da: "Mønstring i gang")

    /// Heading of the page with links for helpers without an account, and the link to that page.
    public static let musterLinks = Phrase(en: "Helpers without an account", da: "Hjælpere uden konto")
    /// Shown above the form that creates such a link.
    public static let musterLinksIntroduction = Phrase(
        en: """
            A helper who opens the link on a phone enters a name, sees names, groups, rooms and entries, and ticks \
            people off. \
            It ends by itself, here, and when the muster is closed.
            """,
        da: """
            Den, der åbner linket på en telefon, skriver et navn, ser navne, grupper, lokaler og ord og krydser \
            personer af. Det slutter af sig selv, her, og når mønstringen afsluttes.
            """)
    /// Shown in place of the form while no roll-call is in progress.
    public static let linksNeedMuster = Phrase(
        en: "Start a muster first: a link is for one muster alone.",
        da: "Start først en mønstring: et link gælder kun én mønstring.")
    /// Label: the purpose of a link.
    public static let linkLabel = Phrase(en: "What the link is for", da: "Hvad linket er til")
    /// Shown below that label.
    public static let linkLabelHint = Phrase(
        en: "Such as “Gate A”. It is shown after the helper's name.",
        da: "For eksempel »Port A«. Det står efter navnet på den, der bruger linket.")
    /// Label: the people whom helpers see.
    public static let linkZone = Phrase(en: "Visible people", da: "Hvem de ser")
    /// Choice: all people are shown.
    public static let linkAllPeople = Phrase(en: "All people", da: "Alle")
    /// Label: the lifetime of a link.
    public static let linkMinutes = Phrase(en: "Minutes it holds", da: "Minutter, det gælder")
    /// Shown below that label.
    public static let linkMinutesHint = Phrase(en: "1 to 240.", da: "1 til 240.")
    /// Button that creates a link.
    public static let makeLink = Phrase(en: "Make a link", da: "Lav et link")
    /// Heading of the page that shows a new link.
    public static let linkTitle = Phrase(en: "Link for helpers", da: "Link til hjælpere")
    /// Shown above the QR code of that link.
    public static let linkGive = Phrase(
        en: "Have helpers scan this with their phones. It is shown only now.",
        da: "Lad hjælpere scanne dette med deres telefoner. Det vises kun nu.")
    /// Alternative text of a QR code, for screen readers: the link is below it.
    public static let linkCode = Phrase(en: "QR code of the link below", da: "QR-kode af linket nedenfor")
    /// Alternative text of a QR code, for screen readers: the secret is beside it.
    public static let secretCode = Phrase(
        en: "QR code of the secret, for an authenticator", da: "QR-kode af hemmeligheden til en godkendelsesapp")
    /// Heading over all links of the roll-call.
    public static let linksMade = Phrase(en: "Links of this muster", da: "Mønstringens links")
    /// Shown in place of that list.
    public static let noLinks = Phrase(en: "No link was made yet.", da: "Der er ikke lavet noget link endnu.")
    /// Shown in place of the phones of a link.
    public static let noPhones = Phrase(
        en: "No phone has opened this link yet.", da: "Ingen telefon har åbnet dette link endnu.")
    /// Column: the name that a helper typed.
    public static let helperName = Phrase(en: "Name given", da: "Angivet navn")
    /// Column: when a phone joined.
    public static let phoneJoined = Phrase(en: "Came in", da: "Kom ind")
    /// Column: when a phone last sent a request.
    public static let phoneSeen = Phrase(en: "Last seen", da: "Sidst set")
    /// Shown before and above the time at which a link or a phone ended.
    public static let linkEnded = Phrase(en: "Ended", da: "Afsluttet")
    /// Button that ends the access of one phone.
    public static let endPhone = Phrase(en: "End", da: "Afslut")
    /// Button that ends a link with all its phones.
    public static let endLink = Phrase(en: "End this link", da: "Afslut dette link")
    /// Shown above that button.
    public static let endLinkWarning = Phrase(
        en: "All phones with this link lose access. Their entries stay.",
        da: "Alle telefoner, der kom ind med det, ser ikke mere. Det, der blev sagt med dem, bliver.")

    /// Heading of the page on which a helper types a name.
    public static let joinTitle = Phrase(en: "Help at the muster", da: "Hjælp ved mønstringen")
    /// Shown on that page.
    public static let joinIntroduction = Phrase(
        en: "The staff of the school see your name beside your entries.",
        da: "Dit navn står ved det, du siger, til skolens personale.")
    /// Shown on that page to a person who is logged in.
    public static let joinLogsOut = Phrase(
        en: "You are logged out on this phone then.", da: "Du bliver så logget ud på denne telefon.")
    /// Label of the field with a helper's own name.
    public static let yourName = Phrase(en: "Your name", da: "Dit navn")
    /// Button that continues to the list.
    public static let joinButton = Phrase(en: "Take part", da: "Deltag")
    /// Heading of the page for a link that has ended or never existed.
    public static let linkDeadTitle = Phrase(en: "This link has ended", da: "Linket gælder ikke længere")
    /// Shown on that page.
    public static let linkDead = Phrase(
        en: "Ask a member of staff for a new link, and report the entries that were not sent.",
        da: "Bed en fra personalet om et nyt, og fortæl dem, hvad der ikke nåede at blive sendt.")
    /// Shown on that page, before a link to the login.
    public static let linkDeadStaff = Phrase(en: "Do you work here?", da: "Arbejder du her?")
    /// Shown before a helper's name and the label of their link.
    public static let helpingAs = Phrase(en: "You help as", da: "Du hjælper som")

    /// Shown in place of a name: a helper without an account looked at the list.
    public static let musterHelper = Phrase(en: "a helper at a muster", da: "en hjælper ved en mønstring")

    /// Heading of the printable list, and the link to it.
    public static let paperList = Phrase(en: "List for paper", da: "Liste til papir")
    /// Button that prints the page.
    public static let printPage = Phrase(en: "Print", da: "Udskriv")
    /// Heading of the page with the report as tables, and the link to it.
    public static let reportFile = Phrase(en: "Report as CSV", da: "Rapport som CSV")
    /// Shown on that page.
    public static let reportFileIntroduction = Phrase(
        en: "Each of the two tables can be opened in a spreadsheet.",
        da: "Hver af de to tabeller kan åbnes i et regneark.")
    /// Link that saves a table with a row for each person.
    public static let peopleFile = Phrase(en: "Download people", da: "Hent personer")
    /// Link that saves a table with a row for each entry.
    public static let entriesFile = Phrase(en: "Download entries", da: "Hent ord")
    /// Column of a table: what was believed of a person when the roll-call began.
    public static let believedThen = Phrase(en: "Believed at the start", da: "Formodet ved starten")
    /// Column of a table: the room in which a person was then believed to be.
    public static let roomThen = Phrase(en: "Room at the start", da: "Lokale ved starten")
    /// Column of a table: seconds from the start until the entry was made.
    public static let secondsAfter = Phrase(en: "Seconds after the start", da: "Sekunder efter starten")
}

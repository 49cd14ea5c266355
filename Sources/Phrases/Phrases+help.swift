extension Phrase {
    /// Heading of the page that explains the other pages.
    public static let helpTitle = Phrase(en: "Help", da: "Hjælp")
    /// Heading over what the other pages show.
    public static let helpPages = Phrase(en: "What each page shows", da: "Hvad hver side viser")
    /// Heading over what present, unknown and left mean.
    public static let helpStates = Phrase(
        en: "What present, unknown and left mean", da: "Hvad til stede, ukendt og gået betyder")
    /// The meaning of present.
    public static let helpPresent = Phrase(
        en: "The badge or the phone is heard, and the room is known.",
        da: "Brikken eller telefonen høres, og lokalet kendes.")
    /// The meaning of unknown.
    public static let helpUnknown = Phrase(
        en: """
            Nothing reliable is known. The badge may be out of reach, its battery empty, or a scanner silent. \
            The person may be in the building or not: unknown never means absent.
            """,
        da: """
            Intet sikkert vides. Brikken kan være uden for rækkevidde, dens batteri tomt eller en scanner tavs. \
            Personen kan være i bygningen eller ej: ukendt betyder aldrig fraværende.
            """)
    /// The meaning of left.
    public static let helpLeft = Phrase(
        en: "Scanners that work have heard nothing of the person for a while. They probably went out.",
        da: "Scannere, som virker, har intet hørt fra personen et stykke tid. Personen er nok gået ud.")
    /// Heading over what to do in a fire drill.
    public static let helpDrill = Phrase(en: "In a fire drill", da: "Ved en brandøvelse")
    /// What people who do not lead a fire drill should do.
    public static let helpDrillPeople = Phrase(
        en:
            "Leave the building with your class and go to the meeting point. Report to the person with the list.",
        da: "Forlad bygningen med din klasse, og gå til samlingsstedet. Sig dit navn til den, der krydser af.")
    /// What staff and admins should do in a fire drill.
    public static let helpDrillStaff = Phrase(
        en: """
            Begin the drill on the page \(musterTitle.text(in: .english)). It lists who was last known to be inside, \
            with the room. Tick off each person you see at the meeting point. Look for those who are missing, and \
            for those who are unknown: the list helps you count, it does not count for you.
            """,
        da: """
            Begynd øvelsen på siden \(musterTitle.text(in: .danish)). Den viser, hvem der sidst var kendt indenfor, \
            og i hvilket lokale. Kryds alle af, som du ser på samlingsstedet. Led efter dem, der mangler, og efter \
            dem, der er ukendte: listen hjælper dig med at tælle, men den tæller ikke for dig.
            """)
    /// How people without an account help in a fire drill; a link to the page follows.
    public static let helpDrillHelpers = Phrase(
        en: "People without an account can help with a QR code:",
        da: "Den, der ikke har en konto, hjælper med en QR-kode, som du viser frem:")
    /// Where the leaders of a fire drill find the list on paper in case the network fails.
    public static let helpDrillPaper = Phrase(
        en: "Print the list before the drill, in case the network fails.",
        da: "Udskriv listen før øvelsen, for det tilfælde at netværket svigter.")
    /// Heading over the explanation of how an account is taken over.
    public static let helpTakeOver = Phrase(en: "To take over an account", da: "Sådan overtages en konto")
    /// How to take over an account.
    public static let helpTakeOverOwn = Phrase(
        en: """
            The office gives you a sheet with a code. Open the page Log in, follow the link for those who have a code, \
            type your e-mail address and the code, and choose a password.
            """,
        da: """
            Kontoret giver dig et ark med en kode. Åbn siden Log ind, følg linket for dem, der har en kode, \
            skriv din e-mailadresse og koden, og vælg en adgangskode.
            """)
    /// How an admin enables a person to take over an account.
    public static let helpTakeOverIssue = Phrase(
        en: "Issue a code on the person's page under People, and hand it over yourself. It holds for some days.",
        da: "Udsted en kode på personens side under Personer, og giv den selv videre. Den gælder i nogle dage.")
    /// Heading over the data that a person may request.
    public static let helpPrivacy = Phrase(en: "What is kept of me", da: "Hvad der gemmes om mig")
    /// Which data about a person is stored, and whom to ask.
    public static let helpPrivacyText = Phrase(
        en: """
            The rooms in which you were are kept for the days that the school has set, and then deleted. \
            Ask the office for a copy, or to have it erased.
            """,
        da: """
            De lokaler, du har været i, gemmes i så mange dage, som skolen har fastsat, og slettes derefter. \
            Bed kontoret om en kopi, eller om at få det slettet.
            """)
}

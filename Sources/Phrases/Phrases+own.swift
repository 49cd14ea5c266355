extension Phrase {
    /// Heading of the page on which students see where the system believes them to be.
    public static let hereTitle = Phrase(en: "Where I am", da: "Hvor jeg er")
    /// Shown in place of a room while no room is known.
    public static let nowhereKnown = Phrase(en: "No room is known", da: "Intet lokale er kendt")
    /// Green sign: the student's badge is heard at the moment.
    public static let ownBadgeHeard = Phrase(en: "Your badge is heard", da: "Din brik høres")
    /// Green sign: the student's phone hears the room at the moment.
    public static let ownPhoneHeard = Phrase(en: "Your phone is heard", da: "Din telefon høres")
    /// Green sign: the person's phone reports, but hears no room at the moment.
    public static let ownPhoneReports = Phrase(
        en: "Your phone is heard, and hears no room", da: "Din telefon høres, men hører intet lokale")
    /// Shown below the grey sign: why nothing is heard.
    public static let ownBadgeSilent = Phrase(
        en: "No scanner hears your badge.", da: "Ingen scanner hører din brik.")
    /// Shown below the grey sign: before how long ago that was.
    public static let ownPhoneSilent = Phrase(
        en: "Your phone last reported", da: "Din telefon meldte sig sidst")
    /// Heading of the page with all data stored about the viewer.
    public static let ownDataTitle = Phrase(en: "My data", da: "Mine data")
    /// First sentence of that page.
    public static let ownDataIntroduction = Phrase(
        en: "Everything that is held of you: account, badges, groups, visits, sightings, and who did what. "
            + "You are asked for your password, since it is much.",
        da: "Alt, der gemmes om dig: konto, brikker, grupper, besøg, observationer, og hvem der gjorde hvad. "
            + "Du bliver bedt om din adgangskode, for det er meget.")
    /// Grey sign: the student has never been heard.
    public static let ownNeverHeard = Phrase(
        en: "Neither a badge nor a phone of yours was ever heard.",
        da: "Hverken en brik eller en telefon fra dig er nogensinde hørt.")
    /// Grey sign, before how long ago it was: the student is not heard at the moment.
    public static let ownQuietSince = Phrase(
        en: "Nothing is heard of you. Last heard:", da: "Du høres ikke. Sidst hørt:")
    /// Grey sign, before how long ago it was: the student is believed to have left the building.
    public static let ownLeftSince = Phrase(
        en: "You left, says the system. Last heard:", da: "Systemet mener, at du er gået. Sidst hørt:")
    /// What to do about a wrong place, below the sign.
    public static let ownWrongPlace = Phrase(
        en: "Is that wrong? Tell the office the time and your room.",
        da: "Er det forkert? Sig det til kontoret, og fortæl, hvad klokken er, og hvor du er.")
    /// Heading over the badges that a person carries.
    public static let ownBadges = Phrase(en: "My badges", da: "Mine brikker")
    /// Shown after the two numbers that a badge advertises, and before a time.
    public static let carriedSince = Phrase(en: "carried since", da: "båret siden")
    /// Shown in place of the list of badges.
    public static let ownNoBadges = Phrase(
        en: "You carry no badge. Ask the office for one.", da: "Du bærer ingen brik. Bed kontoret om en.")
    /// Heading of the page, and of the list, of the viewer's visits.
    public static let ownVisitsTitle = Phrase(en: "My visits", da: "Mine besøg")

    /// Heading of the page on which students see who looked at their whereabouts.
    public static let whoLookedTitle = Phrase(en: "Who looked", da: "Hvem har kigget")
    /// First sentence of that page.
    public static let whoLookedIntroduction = Phrase(
        en: "Each look at your whereabouts or visits is recorded here.",
        da: "Alle, der ser, hvor du er eller har været, bliver skrevet op her.")
    /// Shown in place of the list.
    public static let noLookups = Phrase(
        en: "Your whereabouts have not been viewed.",
        da: "Ingen har set, hvor du er. Når nogen gør det, står det her.")
    /// Column: when an access happened.
    public static let whenColumn = Phrase(en: "When", da: "Hvornår")
    /// Column: the person who looked.
    public static let whoColumn = Phrase(en: "Who", da: "Hvem")
    /// Column: the kind of access.
    public static let whatColumn = Phrase(en: "What", da: "Hvad")
    /// Shown in place of the name of a person whose account no longer exists.
    public static let erasedPerson = Phrase(en: "an erased person", da: "en person, som er slettet")
    /// Link to the next page of a list whose newest entries come first.
    public static let olderEntries = Phrase(en: "Older entries", da: "Ældre poster")
    /// Link to the first page of such a list.
    public static let newestEntries = Phrase(en: "Newest entries", da: "Nyeste poster")

    /// How a person looked at a student's whereabouts, as shown to the student.
    /// - Parameter word: the value on the wire.
    public static func look(_ value: String) -> Phrase {
        switch value {
        case "looked_at_location": Phrase(en: "looked at where you are", da: "så, hvor du er")
        case "looked_at_history": Phrase(en: "looked at where you were", da: "så, hvor du har været")
        case "looked_at_room": Phrase(en: "looked at a room in which you were", da: "så på et lokale, som du var i")
        case "looked_at_whereabouts": Phrase(en: "looked at the list of people", da: "så på listen over personer")
        case "looked_at_muster":
            Phrase(en: "looked at the list of a fire drill", da: "så på listen til en brandøvelse")
        case "looked_at_corrections":
            Phrase(en: "looked at what was corrected about you", da: "så, hvad der er rettet om dig")
        case "looked_at_alerts":
            Phrase(en: "looked at an alert about your badge", da: "så på en advarsel om din brik")
        case "looked_at_unlocks":
            Phrase(en: "looked at your attempts to unlock", da: "så på dine forsøg på at låse op")
        case "watched_events": Phrase(en: "watched people move, live", da: "fulgte personers bevægelser direkte")
        case "exported_person":
            Phrase(en: "exported all that is kept of you", da: "eksporterede alt, som gemmes om dig")
        case "queried": Phrase(en: "ran a query over all people", da: "lavede et udtræk over alle")
        default: Phrase(value.replacing("_", with: " "))
        }
    }
}

extension Phrase {
    /// Heading of the page where a student sees where the system believes them to be.
    public static let hereTitle = Phrase(en: "Where I am", da: "Hvor jeg er")
    /// In place of a room, while no room is known.
    public static let nowhereKnown = Phrase(en: "No room is known", da: "Intet lokale er kendt")
    /// Green sign: the student's badge is heard at the moment.
    public static let ownBadgeHeard = Phrase(en: "Your badge is heard", da: "Din brik høres")
    /// Green sign: the student's phone hears the room at the moment.
    public static let ownPhoneHeard = Phrase(en: "Your phone is heard", da: "Din telefon høres")
    /// Green sign: the person's phone reports, but hears no room at the moment.
    public static let ownPhoneReports = Phrase(
        en: "Your phone is heard, and hears no room", da: "Din telefon høres, men hører intet lokale")
    /// Below the grey sign: why nothing is heard.
    public static let ownBadgeSilent = Phrase(
        en: "No scanner hears your badge.", da: "Ingen scanner hører din brik.")
    /// Below the grey sign, before how long ago that was.
    public static let ownPhoneSilent = Phrase(
        en: "Your phone last reported", da: "Din telefon meldte sig sidst")
    /// Heading of the page with everything that is held of the logged-in person.
    public static let ownDataTitle = Phrase(en: "My data", da: "Mine data")
    /// First sentence of that page.
    public static let ownDataIntroduction = Phrase(
        en: "Everything that is held of you: account, badges, groups, visits, sightings, and who did what. "
            + "You are asked for your password, since it is much.",
        da: "Alt, der gemmes om dig: konto, brikker, grupper, besøg, observationer, og hvem der gjorde hvad. "
            + "Du bliver bedt om din adgangskode, for det er meget.")
    /// Grey sign: nothing was ever heard of the student.
    public static let ownNeverHeard = Phrase(
        en: "Neither a badge nor a phone of yours was ever heard.",
        da: "Hverken en brik eller en telefon fra dig er nogensinde hørt.")
    /// Grey sign, before how long ago it was: nothing is heard of the student at the moment.
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
    /// After the two numbers that a badge sends, and before a time.
    public static let carriedSince = Phrase(en: "carried since", da: "båret siden")
    /// In place of the list of badges.
    public static let ownNoBadges = Phrase(
        en: "You carry no badge. Ask the office for one.", da: "Du bærer ingen brik. Bed kontoret om en.")
    /// Heading of the page, and heading over the list, of the visits of the viewer.
    public static let ownVisitsTitle = Phrase(en: "My visits", da: "Mine besøg")

    /// Heading of the page where a student sees who looked at their whereabouts.
    public static let whoLookedTitle = Phrase(en: "Who looked", da: "Hvem har kigget")
    /// First sentence of that page.
    public static let whoLookedIntroduction = Phrase(
        en: "Each look at your whereabouts or visits is recorded here.",
        da: "Alle, der ser, hvor du er eller har været, bliver skrevet op her.")
    /// In place of the list.
    public static let noLookups = Phrase(
        en: "Your whereabouts have not been viewed.",
        da: "Ingen har set, hvor du er. Når nogen gør det, står det her.")
    /// Column: when something happened.
    public static let whenColumn = Phrase(en: "When", da: "Hvornår")
    /// Column: who did it.
    public static let whoColumn = Phrase(en: "Who", da: "Hvem")
    /// Column: what was done.
    public static let whatColumn = Phrase(en: "What", da: "Hvad")
    /// In place of a name, of a person whose account is gone.
    public static let erasedPerson = Phrase(en: "an erased person", da: "en person, som er slettet")
    /// Link to the next page of a list whose newest entries come first.
    public static let olderEntries = Phrase(en: "Older entries", da: "Ældre poster")
    /// Link to the first page of such a list.
    public static let newestEntries = Phrase(en: "Newest entries", da: "Nyeste poster")

    /// How a person looked at a student's whereabouts; the student reads it.
    /// - Parameter value: as it is on the wire.
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

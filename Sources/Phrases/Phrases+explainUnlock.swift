/// The page that explains to an admin whether a person may open a lock now.
extension Phrase {
    /// Name of the page.
    public static let explainUnlockTitle = Phrase(en: "May they open it?", da: "Må de åbne den?")
    /// Link to that page.
    public static let explainUnlockLink = Phrase(en: "Who may open it?", da: "Hvem må åbne den?")
    /// Link to that page from a person.
    public static let explainPersonLink = Phrase(en: "Which doors may they open?", da: "Hvilke døre må de åbne?")
    /// First sentence of that page. The page opens nothing.
    public static let explainUnlockIntroduction = Phrase(
        en: "Shows what would happen if this person tried to open this lock now. The lock stays as it is.",
        da: "Hvad der ville ske, hvis personen prøvede at åbne låsen nu. Intet åbnes af det.")
    /// Button that shows the explanation.
    public static let explainUnlockButton = Phrase(en: "Explain", da: "Forklar")
    /// Shown in place of the people found by a search.
    public static let explainNone = Phrase(en: "No matches.", da: "Ingen fundet.")
    /// Result: it would open.
    public static let wouldOpen = Phrase(en: "It would open.", da: "Den ville åbne.")
    /// Result: it would not open.
    public static let wouldNotOpen = Phrase(en: "It would not open.", da: "Den ville ikke åbne.")
    /// Result: it would open with a one-time code.
    public static let wouldWantCode = Phrase(
        en: "It would open with a one-time code.", da: "Den ville åbne med en engangskode.")
    /// Name of a fact: the security level of a person.
    public static let securityLevel = Phrase(en: "Security level", da: "Sikkerhedsniveau")
    /// Name of a fact: the level that a room requires.
    public static let requiredLevel = Phrase(en: "Required level", da: "Krævet niveau")
    /// Shown in place of a level if no level opens a room.
    public static let noLevelOpens = Phrase(en: "no level opens it", da: "intet niveau åbner det")
    /// Heading over clearances of a person for a room.
    public static let explainClearances = Phrase(en: "Clearances for the room", da: "Adgangstilladelser til lokalet")
    /// Heading over the bookings of a room by a person.
    public static let explainBookings = Phrase(en: "Bookings of the room", da: "Bookinger af lokalet")
    /// Heading over the scanners at a lock.
    public static let explainListeners = Phrase(en: "Scanners at the door", da: "Scannere ved døren")
    /// Shown in place of the list of scanners.
    public static let noListeners = Phrase(
        en: "There is no scanner at the door.", da: "Der er ingen scanner ved døren.")
    /// Column: whether a clearance or a booking gives access now.
    public static let holdsNow = Phrase(en: "Lets in now", da: "Lukker ind nu")
    /// Column: whether a scanner is reporting.
    public static let listenerAlive = Phrase(en: "Reports", da: "Melder sig")
    /// Column: the level at which a badge was heard, in dBm.
    public static let loudness = Phrase(en: "Level (dBm)", da: "Niveau (dBm)")
    /// Name of a fact: whether the school may record whereabouts now.
    public static let lawfulNow = Phrase(en: "Within the lawful hours", da: "Inden for de tilladte timer")
    /// Name of a fact: a badge is heard in two places.
    public static let badgeTwice = Phrase(en: "Badge heard in two places", da: "Brik hørt to steder")
    /// Name of a fact: when a person was last heard in a room at the door.
    public static let whereaboutsAt = Phrase(
        en: "Last heard in a room at the door", da: "Sidst hørt i et lokale ved døren")
    /// Name of a fact: when a phone last reported a room at the door.
    public static let clientAt = Phrase(en: "Phone last reported there", da: "Telefon meldte sig der sidst")
    /// Name of a fact: the initial password has not been changed.
    public static let passwordPending = Phrase(
        en: "First password still to change", da: "Første adgangskode mangler at skiftes")
    /// Name of a fact: the lock's dialect is weak.
    public static let weakLock = Phrase(en: "Weak dialect", da: "Svag dialekt")
    /// Name of a fact: the school allows weak locks.
    public static let weakAllowed = Phrase(en: "Weak locks allowed", da: "Svage låse tilladt")

    /// Heading of that page.
    public static func explainUnlockOf(_ person: String, _ lock: String) -> Phrase {
        Phrase(en: "May \(person) open \(lock)?", da: "Må \(person) åbne \(lock)?")
    }

    /// A clearance by its ID, if nothing else is known about it.
    public static func clearanceNumber(_ id: Int64) -> Phrase {
        Phrase(en: "Clearance \(id)", da: "Adgangstilladelse \(id)")
    }
}

/// The big button that opens a door, and the outcome.
extension Phrase {
    /// Heading over the big button, and name of the page with the doors that the viewer may open.
    public static let unlockTitle = Phrase(en: "Doors", da: "Døre")
    /// Shown above the doors that the viewer may open while not detected at any of them.
    public static let unlockNotNear = Phrase(
        en: "You are not seen at a door that you may open.", da: "Du ses ikke ved nogen dør, som du må åbne.")
    /// Shown below the big button: the door is at the room in which the viewer is.
    public static let unlockNear = Phrase(en: "You are near this door.", da: "Du er ved denne dør.")
    /// Opens the list of the doors that the viewer may open, if not detected at any of them.
    public static func doorsToOpen(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No door", da: "Ingen dør"), one: Phrase(en: "1 door", da: "1 dør"),
            other: Phrase(en: "\(count) doors", da: "\(count) døre"))
    }
    /// Shown in a list: the viewer is at this door.
    public static let unlockNearWord = Phrase(en: "near you", da: "nær dig")
    /// Shown while the server waits to detect a badge. It is read aloud.
    public static let holdBadge = Phrase(
        en: "Hold your badge near the door.", da: "Hold din brik hen til døren.")
    /// Link from a door to the viewer's own attempts.
    public static let ownUnlocksTitle = Phrase(en: "My attempts to unlock", da: "Mine forsøg på at låse op")
    /// Label of a field for a one-time code, if no person can be detected at the door.
    public static let blindCode = Phrase(en: "One-time code", da: "Engangskode")
    /// Shown below that field.
    public static let blindCodeHint = Phrase(
        en: "Presence at this door cannot be checked now. Enter a code of your authenticator instead.",
        da: "Ingen kan ses ved døren nu. En kode fra din kodeapp træder i stedet.")
    /// Link to the setup of one-time codes, for viewers who have none yet.
    public static let blindCodeSetUp = Phrase(en: "Set up one-time codes", da: "Opret engangskoder")
    /// Label of a field for an admin's reason to open a door at which no person can be detected.
    public static let overrideReason = Phrase(en: "Reason, in place of a code", da: "Begrundelse, i stedet for en kode")
    /// Shown below that field.
    public static let overrideReasonHint = Phrase(
        en: "For admins. It is kept with the attempt.", da: "For administratorer. Den gemmes med forsøget.")
    /// Link from a door to its page.
    public static let lockPageTitle = Phrase(en: "Door", da: "Dør")
    /// Link from a door to the list of doors.
    public static let backToDoors = Phrase(en: "All doors", da: "Alle døre")
    /// Shown in place of the doors.
    public static let noDoorsToOpen = Phrase(
        en: "There is no door that you may open.", da: "Der er ingen dør, som du må åbne.")
    /// Note on a door that the viewer knows and may not open now.
    public static let mayNotUnlockNow = Phrase(en: "not now", da: "ikke nu")
    /// Shown on the page of such a door.
    public static let mayNotUnlockNowLong = Phrase(
        en: "You may not open this door now.", da: "Du må ikke åbne denne dør nu.")
    /// Label of a field that searches doors.
    public static let searchLocks = Phrase(en: "Name or room", da: "Navn eller lokale")
    /// Column: the name of a lock.
    public static let lockName = Phrase(en: "Lock", da: "Lås")
    /// Column: the room into which a lock leads.
    public static let lockLeadsTo = Phrase(en: "Leads to", da: "Fører til")
    /// Column: the state of a lock's bolt.
    public static let lockStateColumn = Phrase(en: "Lock", da: "Lås")
    /// Column: whether a door is open or closed.
    public static let lockDoorColumn = Phrase(en: "Door", da: "Dør")
    /// Column: a button that opens a door.
    public static let unlockColumn = Phrase(en: "Open", da: "Åbn")
    /// Heading if a lock has opened.
    public static let unlockedTitle = Phrase(en: "Open", da: "Åben")
    /// Heading if a lock has not opened.
    public static let notUnlockedTitle = Phrase(en: "Not open", da: "Ikke åben")
    /// Heading if it is unknown whether a lock opened.
    public static let unconfirmedTitle = Phrase(en: "Try the door", da: "Prøv døren")

    /// The big button.
    /// - Parameter lock: the name of the lock.
    public static func unlockNamed(_ lock: String) -> Phrase { Phrase(en: "Open \(lock)", da: "Åbn \(lock)") }

    /// Opens the list of the other doors that the viewer may open.
    public static func otherLocks(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No other door", da: "Ingen anden dør"),
            one: Phrase(en: "1 more door", da: "1 dør til"),
            other: Phrase(en: "\(count) more doors", da: "\(count) døre til"))
    }

    /// When a lock that is open locks again.
    /// - Parameter clock: a time such as 14:05:30.
    public static func relocksAt(_ clock: String) -> Phrase {
        Phrase(en: "It locks again at \(clock).", da: "Den låser igen kl. \(clock).")
    }

    /// When a lock that was open locked again.
    /// - Parameter clock: a time such as 14:05:30.
    public static func relockedAt(_ clock: String) -> Phrase {
        Phrase(en: "It was open until \(clock).", da: "Den var åben til kl. \(clock).")
    }

    /// The state of a lock, by its value on the wire.
    public static func lockState(_ value: String) -> Phrase {
        switch value {
        case "new": Phrase(en: "not activated", da: "ikke aktiveret")
        case "away": Phrase(en: "away", da: "væk")
        case "locked": Phrase(en: "locked", da: "låst")
        case "unlocked": Phrase(en: "unlocked", da: "låst op")
        case "jammed": Phrase(en: "jammed", da: "sidder fast")
        default: Phrase(en: "unknown", da: "ukendt")
        }
    }

    /// Whether a door is open, by its value on the wire.
    public static func doorContact(_ value: String) -> Phrase {
        value == "open" ? Phrase(en: "open", da: "åben") : Phrase(en: "closed", da: "lukket")
    }
}

/// The lists of attempts to open locks.
extension Phrase {
    /// Name of the page with all attempts.
    public static let unlocksTitle = Phrase(en: "Attempts to unlock", da: "Forsøg på at låse op")
    /// First sentence of that page.
    public static let unlocksIntroduction = Phrase(
        en: "Each attempt to open a lock, granted or not. That you look is written down.",
        da: "Hvert forsøg på at åbne en lås, tilladt eller ej. At du ser det, bliver skrevet op.")
    /// Shown in place of the list.
    public static let noUnlocks = Phrase(en: "There are no attempts.", da: "Der er ingen forsøg.")
    /// First sentence of the page with the viewer's own attempts.
    public static let ownUnlocksIntroduction = Phrase(
        en: "Each time you tried to open a door, and what came of it.",
        da: "Hver gang du prøvede at åbne en dør, og hvad der kom ud af det.")
    /// Column: the source of the right.
    public static let unlockRightColumn = Phrase(en: "Right", da: "Ret")
    /// Column: whether the person was detected at the door.
    public static let unlockSightColumn = Phrase(en: "Presence", da: "Nærvær")
    /// Column: how long an attempt took.
    public static let unlockTook = Phrase(en: "Took", da: "Tog")
    /// Label of a choice of outcomes.
    public static let unlockOutcomeLabel = Phrase(en: "Result", da: "Resultat")
    /// Label of a filter: the ID of a person.
    public static let unlockPerson = Phrase(en: "Person no.", da: "Person nr.")
    /// Label of a choice of a lock.
    public static let unlockLock = Phrase(en: "Lock", da: "Lås")
    /// Shown in place of a name: a lock was opened by its opening hours, not by a person.
    public static let unlockByHours = Phrase(en: "open hours", da: "åbningstid")
    /// Shown in place of a name: the person of the attempt was erased.
    public static let unlockByErased = Phrase(en: "an erased person", da: "en person, som er slettet")
    /// Presence: the lock does not require it.
    public static let sightOff = Phrase(en: "not asked for", da: "kræves ikke")
    /// Presence: the person was not detected.
    public static let sightNot = Phrase(en: "not seen at the door", da: "ikke set ved døren")
    /// Presence: detected at an unknown time before.
    public static let sightSeen = Phrase(en: "seen at the door", da: "set ved døren")
    /// Presence: no scanner at the door reported.
    public static let sightNoListener = Phrase(
        en: "presence unavailable: no scanner at the door reported",
        da: "ingen kunne ses: ingen scanner ved døren meldte sig")
    /// Presence: the school may not record whereabouts at that time.
    public static let sightUnlawful = Phrase(
        en: "presence unavailable: outside the lawful hours", da: "ingen kunne ses: uden for de tilladte timer")
    /// Presence: detection was impossible.
    public static let sightBlind = Phrase(en: "presence unavailable", da: "ingen kunne ses")

    /// The number of attempts.
    public static func unlockCount(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No attempts", da: "Ingen forsøg"),
            one: Phrase(en: "1 attempt", da: "1 forsøg"),
            other: Phrase(en: "\(count) attempts", da: "\(count) forsøg"))
    }

    /// Presence: how the person was detected, and how long before.
    /// - Parameters:
    ///   - word: the value on the wire.
    ///   - seconds: a number such as 2.3.
    public static func sightBy(_ value: String, _ seconds: Phrase) -> Phrase {
        switch value {
        case "badge":
            Phrase(
                en: "the badge was heard \(seconds.text(in: .english)) s before",
                da: "brikken blev hørt \(seconds.text(in: .danish)) s før")
        case "client":
            Phrase(
                en: "the phone reported \(seconds.text(in: .english)) s before",
                da: "telefonen meldte sig \(seconds.text(in: .danish)) s før")
        default:
            Phrase(
                en: "heard in a room at the door \(seconds.text(in: .english)) s before",
                da: "hørt i et lokale ved døren \(seconds.text(in: .danish)) s før")
        }
    }

    /// How long an attempt took.
    public static func milliseconds(_ count: Int) -> Phrase { Phrase(en: "\(count) ms", da: "\(count) ms") }

    /// The reason that an admin gave in place of detection.
    public static func overrideGiven(_ reason: String) -> Phrase {
        Phrase(en: "Reason given: \(reason)", da: "Begrundelse: \(reason)")
    }
}

extension Phrase {
    /// The person who stated where another person is; a room and a time stand before or after it.
    /// - Parameter name: the name of the person who made the statement; nil if the account no longer exists.
    public static func saidBy(_ name: String?) -> Phrase {
        guard let name else { return Phrase(en: "set by an erased person", da: "sagt af en, som er slettet") }
        return Phrase(en: "set by \(name)", da: "sagt af \(name)")
    }

    /// Opens a form that sets the room of a person.
    public static let sayPresent = Phrase(en: "They are in another room", da: "Personen er i et andet lokale")
    /// Opens a form that marks a person as having left.
    public static let sayLeft = Phrase(en: "They have left", da: "Personen er gået")
    /// Button that sets the room of a person.
    public static let sayPresentButton = Phrase(en: "They are here", da: "Personen er her")
    /// Button that marks a person as having left.
    public static let sayLeftButton = Phrase(en: "They have left the building", da: "Personen har forladt bygningen")
    /// Shown below the form: how long the correction applies.
    public static let sayHint = Phrase(
        en: "This applies until the badge moves, until another person changes it, and for at most 12 hours.",
        da: "Det gælder, til brikken flytter sig, til nogen siger noget andet, og højst 12 timer.")
    /// Label of the field for the reason for a correction.
    public static let correctionReason = Phrase(en: "Reason", da: "Begrundelse")
    /// Opens a form that adds a past visit.
    public static let addVisit = Phrase(en: "Add a visit", da: "Tilføj et besøg")
    /// Link to the page that corrects a visit.
    public static let correctVisit = Phrase(en: "Correct", da: "Ret")
    /// Column over those links.
    public static let corrections = Phrase(en: "Corrections", da: "Rettelser")
    /// Heading of the page that corrects a visit.
    public static let visitTitle = Phrase(en: "Correct a visit", da: "Ret et besøg")
    /// Heading of the form that moves or shortens a visit, and its button.
    public static let changeVisit = Phrase(en: "Change this visit", da: "Ret dette besøg")
    /// Opens the form that removes a visit, and its button.
    public static let removeVisit = Phrase(en: "Remove this visit", da: "Fjern dette besøg")
    /// Shown below a field of that form.
    public static let emptyStays = Phrase(en: "Empty: as it is.", da: "Tomt: som det er.")
    /// Shown in place of the forms for a visit that has not ended.
    public static let visitLasts = Phrase(
        en: "This visit has not ended. Correct the whereabouts on the person's page instead.",
        da: "Besøget er ikke slut. Sig på personens side, hvor personen er, eller at personen er gået.")
    /// Column: when a correction was made.
    public static let saidAtColumn = Phrase(en: "Said", da: "Sagt")
    /// Column: the value before a correction.
    public static let beforeColumn = Phrase(en: "Before", da: "Før")
    /// Shown in place of the list of corrections.
    public static let noCorrections = Phrase(en: "Nothing was corrected.", da: "Intet er rettet.")
    /// Shown after a correction that is in force.
    public static let countsNow = Phrase(en: "counts now", da: "gælder nu")

    /// Warning: what is deleted when a visit is removed.
    /// - Parameter room: its number.
    public static func removeVisitWarning(_ room: String) -> Phrase {
        Phrase(
            en: "The visit to room \(room) is no longer part of the record. The correction keeps it.",
            da: "Besøget i lokale \(room) er ikke længere en del af historikken. Rettelsen gemmer det.")
    }

    /// What a correction states, by its value on the wire; a room and times follow.
    public static func correction(_ value: String) -> Phrase {
        switch value {
        case "present": Phrase(en: "is in", da: "er i")
        case "left": Phrase(en: "has left", da: "er gået")
        case "changed": Phrase(en: "visit changed to", da: "besøg rettet til")
        case "added": Phrase(en: "visit added", da: "besøg tilføjet")
        default: Phrase(en: "visit removed", da: "besøg fjernet")
        }
    }
}

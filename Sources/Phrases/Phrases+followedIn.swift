/// The list of visits behind locked doors that the person did not open: hints that a person followed another person in.
extension Phrase {
    /// Name of the list, and the link to it.
    public static let followedInTitle = Phrase(en: "Followed in", da: "Fulgt med ind")
    /// Name of the choice between that list and the attempts, for screen readers.
    public static let unlockLists = Phrase(en: "What is listed", da: "Hvad der vises")
    /// First sentence of that list.
    public static let followedInIntroduction = Phrase(
        en: "Visits that began behind locked doors, though the person opened none. They are hints, and no proof.",
        da: "Besøg, som begyndte bag låste døre, selv om personen ikke åbnede nogen. Det er tegn og ikke beviser.")
    /// Shown in place of the list.
    public static let noFollowers = Phrase(en: "No followers detected.", da: "Ingen er fulgt med ind.")
    /// Column: the evidence for the hint.
    public static let followedInEvidence = Phrase(en: "Before that", da: "Forinden")
    /// Link from that list to the attempts.
    public static let allUnlocks = Phrase(en: "All attempts", da: "Alle forsøg")
    /// Evidence: no door of the room was unlocked in the minute before.
    public static let behindNone = Phrase(
        en: "No door of the room was unlocked in the minute before.",
        da: "Ingen låste en af lokalets døre op i minuttet før.")

    /// Evidence: another person unlocked a door of the room.
    /// - Parameters:
    ///   - name: nil if that person was erased.
    ///   - clock: the time of the unlocking.
    public static func behind(_ name: String?, _ clock: String) -> Phrase {
        guard let name else {
            return Phrase(en: "The door was unlocked at \(clock).", da: "Nogen låste døren op kl. \(clock).")
        }
        return Phrase(en: "\(name) unlocked the door at \(clock).", da: "\(name) låste døren op kl. \(clock).")
    }

    /// Evidence: when a door of the room was open.
    public static func doorWasOpen(_ from: String, _ until: String) -> Phrase {
        Phrase(en: "A door was open from \(from) to \(until).", da: "En dør var åben fra \(from) til \(until).")
    }

    /// The number of visits listed.
    public static func followedInCount(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No visits", da: "Ingen besøg"), one: Phrase(en: "1 visit", da: "1 besøg"),
            other: Phrase(en: "\(count) visits", da: "\(count) besøg"))
    }
}

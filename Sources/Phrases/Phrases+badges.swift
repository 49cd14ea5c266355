extension Phrase {
    /// Shown in place of a person's badges.
    public static let noBadges = Phrase(
        en: "This person has no badge. Issue one.", da: "Personen har ingen brik. Udlever en.")
    /// Column: when a badge was issued.
    public static let issued = Phrase(en: "Issued", da: "Udleveret")
    /// Opens the form for a badge whose keys the server chooses.
    public static let issueAssigned = Phrase(
        en: "Issue a badge with keys that the server assigns", da: "Udlever en brik med nøgler, som serveren tildeler")
    /// Opens the form for a badge that was returned.
    public static let issueReturned = Phrase(
        en: "Issue a badge that came back", da: "Udlever en brik, der kom tilbage")
    /// Opens the form for a badge whose keys the manufacturer chose.
    public static let issueBought = Phrase(
        en: "Issue a badge bought elsewhere", da: "Udlever en brik, der er købt andetsteds")
    /// Button that issues a badge.
    public static let issueBadge = Phrase(en: "Issue the badge", da: "Udlever brikken")
    /// Label of a field: the ID of a badge.
    public static let badgeNumber = Phrase(en: "Number of the badge", da: "Brikkens nummer")
    /// Shown below that label.
    public static let badgeNumberHint = Phrase(
        en: "As it stood with the person who had it.", da: "Som det stod hos personen, der havde den.")
    /// Heading over the zones in which a member of staff may see people.
    public static let seenZones = Phrase(
        en: "Zones in which this person sees all people", da: "Zoner, hvor de ser alle")
    /// Shown in place of those zones while the password must first be entered.
    public static let seenZonesLocked = Phrase(
        en: "Re-enter your password to see these.",
        da: "Disse vises, når du har skrevet din adgangskode igen.")
    /// Button that shows those zones.
    public static let showZones = Phrase(en: "Show the zones", da: "Vis zonerne")
    /// Opens the form that adds a zone, and its button.
    public static let addZone = Phrase(en: "Add a zone", da: "Tilføj en zone")
    /// Shown in place of those zones.
    public static let noSeenZones = Phrase(
        en: "There are none: they see the members of their groups alone. Add a zone.",
        da: "Der er ingen: de ser kun medlemmer af deres grupper. Tilføj en zone.")

    /// Button that takes a badge back.
    public static func takeBack(_ number: Int64) -> Phrase {
        Phrase(en: "Take back badge \(number)", da: "Tag brik \(number) tilbage")
    }

    /// Button that removes a zone.
    public static func removeZone(_ name: String) -> Phrase {
        Phrase(en: "Remove \(name)", da: "Fjern \(name)")
    }
}

extension Phrase {
    /// In place of a person's badges.
    public static let noBadges = Phrase(
        en: "This person has no badge. Issue one.", da: "Personen har ingen brik. Udlever en.")
    /// Column: when a badge was handed out.
    public static let issued = Phrase(en: "Issued", da: "Udleveret")
    /// Opens the form for a badge whose keys the server chooses.
    public static let issueAssigned = Phrase(
        en: "Issue a badge with keys that the server assigns", da: "Udlever en brik med nøgler, som serveren tildeler")
    /// Opens the form for a badge that a person gave back.
    public static let issueReturned = Phrase(
        en: "Issue a badge that came back", da: "Udlever en brik, der kom tilbage")
    /// Opens the form for a badge whose keys the maker chose.
    public static let issueBought = Phrase(
        en: "Issue a badge bought elsewhere", da: "Udlever en brik, der er købt andetsteds")
    /// Button that hands a badge out.
    public static let issueBadge = Phrase(en: "Issue the badge", da: "Udlever brikken")
    /// Label of a field: the number of a badge on the server.
    public static let badgeNumber = Phrase(en: "Number of the badge", da: "Brikkens nummer")
    /// Below that label.
    public static let badgeNumberHint = Phrase(
        en: "As it stood with the person who had it.", da: "Som det stod hos personen, der havde den.")
    /// Heading over the zones in which a member of staff sees people.
    public static let seenZones = Phrase(
        en: "Zones in which this person sees all people", da: "Zoner, hvor de ser alle")
    /// In place of those zones, where the password has to be shown first.
    public static let seenZonesLocked = Phrase(
        en: "Re-enter your password to see these.",
        da: "Disse vises, når du har skrevet din adgangskode igen.")
    /// Button that shows those zones.
    public static let showZones = Phrase(en: "Show the zones", da: "Vis zonerne")
    /// Opens the form that adds such a zone, and its button.
    public static let addZone = Phrase(en: "Add a zone", da: "Tilføj en zone")
    /// In place of those zones.
    public static let noSeenZones = Phrase(
        en: "There are none: they see the members of their groups alone. Add a zone.",
        da: "Der er ingen: de ser kun medlemmer af deres grupper. Tilføj en zone.")

    /// Button that takes a badge back.
    public static func takeBack(_ number: Int64) -> Phrase {
        Phrase(en: "Take back badge \(number)", da: "Tag brik \(number) tilbage")
    }

    /// Button that takes a zone away.
    public static func removeZone(_ name: String) -> Phrase {
        Phrase(en: "Remove \(name)", da: "Fjern \(name)")
    }
}

/// Access to rooms: levels of rooms and people, and clearances.
extension Phrase {
    /// Name of the page with clearances, each of which gives access to one room.
    public static let clearancesTitle = Phrase(en: "Clearances", da: "Adgangstilladelser")
    /// First sentence of that page.
    public static let clearancesIntroduction = Phrase(
        en: "A clearance lets a person or a group into one room, whatever their security level.",
        da: "En adgangstilladelse lukker en person eller en gruppe ind i ét lokale, uanset sikkerhedsniveau.")
    /// Shown in place of the list.
    public static let noClearances = Phrase(en: "There are no clearances.", da: "Der er ingen adgangstilladelser.")
    /// Label of a field that searches clearances.
    public static let searchClearances = Phrase(
        en: "Room, group, name or address", da: "Lokale, gruppe, navn eller adresse")
    /// Column: the holder of a clearance, a person or a group.
    public static let clearanceHolder = Phrase(en: "Lets in", da: "Lukker ind")
    /// Shown before the name of a group.
    public static let clearanceGroup = Phrase(en: "group", da: "gruppe")
    /// Column: when a clearance applies.
    public static let clearanceWhen = Phrase(en: "When", da: "Hvornår")
    /// Opens the form that creates a clearance.
    public static let addClearance = Phrase(en: "Add a clearance", da: "Tilføj en adgangstilladelse")
    /// Label: the e-mail address of a person; a clearance is held by a person or a group.
    public static let clearancePerson = Phrase(en: "Person (e-mail address)", da: "Person (e-mailadresse)")
    /// Label: the name of a group.
    public static let clearanceGroupLabel = Phrase(en: "Or a group", da: "Eller en gruppe")
    /// Label: the start time on a day.
    public static let clearanceFrom = Phrase(en: "From (time)", da: "Fra kl.")
    /// Label: the end time on a day.
    public static let clearanceUntil = Phrase(en: "Until (time)", da: "Til kl.")
    /// Shown below that label.
    public static let clearanceHoursHint = Phrase(
        en: "Both empty for all hours. 24:00 is the end of the day.",
        da: "Begge tomme for alle timer. 24:00 er dagens slutning.")
    /// Button that revokes a clearance.
    public static let removeClearance = Phrase(en: "Take it away", da: "Fjern den")
    /// Link from a room to its clearances.
    public static let clearancesLink = Phrase(en: "Clearances of this room", da: "Lokalets adgangstilladelser")
    /// Link from the clearances of one room to all clearances.
    public static let allClearances = Phrase(en: "All clearances", da: "Alle adgangstilladelser")
    /// Opens the form that changes a person's security level.
    public static let editLevel = Phrase(en: "Edit the security level", da: "Ret sikkerhedsniveauet")
    /// Shown below the field for a person's security level.
    public static let levelHint = Phrase(
        en: "From 0 to 9. It opens the locks of rooms that require no more.",
        da: "Fra 0 til 9. Det åbner låse til lokaler, som ikke kræver mere.")
    /// Opens the form that changes the level that a room requires.
    public static let editRequiredLevel = Phrase(en: "Edit the required level", da: "Ret det krævede niveau")
    /// Shown below the field for the level that a room requires.
    public static let requiredLevelHint = Phrase(
        en: "People with at least this security level can open the locks of the room.",
        da: "Den, som har dette sikkerhedsniveau eller mere, åbner lokalets låse.")
    /// Button that removes the required level: no level opens the room any more.
    public static let withoutLevel = Phrase(en: "Let no level in", da: "Luk intet niveau ind")
    /// Heading over the locks of a room.
    public static let locksOfRoom = Phrase(en: "Locks", da: "Låse")
    /// Shown in place of the locks.
    public static let noLocksOfRoom = Phrase(en: "The room has no lock.", da: "Lokalet har ingen lås.")

    /// Heading of the page with one room's clearances.
    public static func clearancesOf(_ room: String) -> Phrase {
        Phrase(en: "Clearances of room \(room)", da: "Adgangstilladelser til lokale \(room)")
    }

    /// A period of a day.
    public static func hoursSpan(_ from: String, _ until: String) -> Phrase {
        Phrase(en: "\(from) to \(until)", da: "\(from) til \(until)")
    }
}

extension Phrase {
    /// Heading of the page that lists where people are.
    public static let nowTitle = Phrase(en: "Now", da: "Nu")
    /// Label of the field that searches people and rooms.
    public static let searchPeople = Phrase(en: "Name, address or room", da: "Navn, adresse eller lokale")
    /// Shown in place of the list while the system has not heard any person.
    public static let noneHeard = Phrase(
        en: "No badge has been heard yet. People appear here when scanners hear their badges.",
        da: "Ingen er hørt endnu. Når scannere hører brikker, kommer folk frem her af sig selv.")
    /// Shown in place of the list if a search finds no person.
    public static let noMatches = Phrase(en: "No matches.", da: "Ingen fundet.")
    /// Column: a person's name.
    public static let personName = Phrase(en: "Person", da: "Person")
    /// Column: present, unknown or left.
    public static let stateHeading = Phrase(en: "State", da: "Tilstand")
    /// Column: a room of the school.
    public static let room = Phrase(en: "Room", da: "Lokale")
    /// Column: a group of rooms, such as a floor.
    public static let zone = Phrase(en: "Zone", da: "Zone")
    /// Column and words before a time: since when a person has been there.
    public static let since = Phrase(en: "Since", da: "Siden")
    /// Column and words before how long ago a badge was heard.
    public static let lastHeard = Phrase(en: "Last heard", da: "Sidst hørt")
    /// Column: student, staff, visitor or admin.
    public static let role = Phrase(en: "Role", da: "Rolle")
    /// Column: whether a badge or a phone was heard.
    public static let restsOn = Phrase(en: "Known by", da: "Kendt fra")
    /// Label of a time for which a room is shown.
    public static let atMoment = Phrase(en: "At", da: "Tidspunkt")
    /// Button that shows the selected time.
    public static let show = Phrase(en: "Show", da: "Vis")
    /// Link from a past moment to the present.
    public static let backToNow = Phrase(en: "Back to now", da: "Tilbage til nu")
    /// Shown before the room in which a person was last.
    public static let lastKnownIn = Phrase(en: "Last known in", da: "Sidst kendt i")
    /// Opens the reasons for which a person is believed to be in a room.
    public static let whyHere = Phrase(en: "Why?", da: "Hvorfor?")
    /// Heading over the candidate rooms.
    public static let likeliest = Phrase(en: "Likeliest rooms", da: "Mest sandsynlige lokaler")
    /// Heading over the sightings of a badge.
    public static let whatIsHeard = Phrase(en: "What is heard", da: "Hvad der høres")
    /// Name of a receiver: the person's own phone, which heard a room beacon.
    public static let heardByClient = Phrase(en: "their phone", da: "deres telefon")
    /// Mark of a scanner that is silent at the moment.
    public static let scannerQuiet = Phrase(en: "this scanner is quiet now", da: "denne scanner er tavs nu")
    /// Heading over the rooms in which a person was.
    public static let visits = Phrase(en: "Visits", da: "Besøg")
    /// Label: the start of a period.
    public static let from = Phrase(en: "From", da: "Fra")
    /// Label: the end of a period.
    public static let to = Phrase(en: "To", da: "Til")
    /// Column: when a person entered a room.
    public static let entered = Phrase(en: "Entered", da: "Kom")
    /// Column: when a person left a room.
    public static let leftAt = Phrase(en: "Left", da: "Gik")
    /// Column: why a visit ended.
    public static let ended = Phrase(en: "Ended", da: "Slut")
    /// Shown in place of the reason if a visit has not ended.
    public static let stillThere = Phrase(en: "still there", da: "er der endnu")
    /// Shown in place of a list of visits.
    public static let noVisits = Phrase(en: "There are no visits in this time.", da: "Der er ingen besøg i denne tid.")
    /// Name of the links to the other pages of a list, for screen readers.
    public static let pagesOfList = Phrase(en: "Pages of the list", da: "Listens sider")
    /// Name of a wide table that can be scrolled, for screen readers.
    public static let table = Phrase(en: "Table", da: "Tabel")

    /// Heading of a room's page.
    /// - Parameter number: the number of the room.
    public static func roomTitle(_ number: String) -> Phrase {
        Phrase(en: "Room \(number)", da: "Lokale \(number)")
    }

    /// The number of people in a place.
    public static func peopleIn(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No people", da: "Ingen"), one: Phrase(en: "1 person", da: "1 person"),
            other: Phrase(en: "\(count) people", da: "\(count) personer"))
    }

    /// A scanner that hears a badge, by its name.
    public static func heardByScanner(_ name: String) -> Phrase {
        Phrase(en: "scanner \(name)", da: "scanner \(name)")
    }

    /// Name of the chart of a day.
    /// - Parameter day: such as 2026-09-01.
    public static func dayOf(_ day: String) -> Phrase {
        Phrase(en: "Visits of \(day)", da: "Besøg den \(day)")
    }

    /// A share of one, as a percentage.
    public static func percent(_ share: Double) -> Phrase {
        Phrase(en: "\(Int((share * 100).rounded())) %", da: "\(Int((share * 100).rounded())) %")
    }

    /// How sure the system is of a room, in words.
    /// - Parameter share: 0…1, the share of the evidence that supports it.
    public static func sure(_ share: Double) -> Phrase {
        switch share {
        case 0.9...: Phrase(en: "The evidence is clear.", da: "Beviserne er klare.")
        case 0.6..<0.9: Phrase(en: "It is likely.", da: "Det er sandsynligt.")
        default: Phrase(en: "It may be another room.", da: "Det kan være et andet lokale.")
        }
    }

    /// The state of a person's whereabouts, by its value on the wire.
    public static func state(_ value: String) -> Phrase {
        switch value {
        case "present": Phrase(en: "present", da: "til stede")
        case "left": Phrase(en: "left", da: "gået")
        default: Phrase(en: "unknown", da: "ukendt")
        }
    }

    /// The classification of a person, by its value on the wire.
    public static func role(_ value: String) -> Phrase {
        switch value {
        case "student": Phrase(en: "student", da: "elev")
        case "staff": Phrase(en: "staff", da: "personale")
        case "visitor": Phrase(en: "visitor", da: "gæst")
        default: Phrase(en: "admin", da: "administrator")
        }
    }

    /// Why a visit ended, by its value on the wire.
    public static func visitEnd(_ value: String) -> Phrase {
        switch value {
        case "moved": Phrase(en: "went to another room", da: "gik til et andet lokale")
        case "left": Phrase(en: "left the building", da: "forlod bygningen")
        default: Phrase(en: "was no longer heard", da: "blev ikke længere hørt")
        }
    }

    /// The source of a visit, by its value on the wire.
    public static func source(_ value: String) -> Phrase {
        switch value {
        case "client": Phrase(en: "phone", da: "telefon")
        case "person": Phrase(en: "a person's statement", da: "en persons ord")
        default: Phrase(en: "badge", da: "brik")
        }
    }

    /// Shown in place of the people of a room.
    /// - Parameter isWhole: whether the viewer may see all people who are in the room.
    public static func roomEmpty(isWhole: Bool) -> Phrase {
        isWhole
            ? Phrase(en: "The room is empty.", da: "Der er ingen i lokalet.")
            : Phrase(
                en: "The room is empty, or you may not see the people in it.", da: "Ingen, som du må se, er i lokalet.")
    }
}

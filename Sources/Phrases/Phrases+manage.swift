extension Phrase {
    /// Heading of the page of zones, rooms and doors.
    public static let placesTitle = Phrase(en: "Places", da: "Steder")
    /// Shown in place of the zones.
    public static let noZones = Phrase(
        en: "There are no zones yet. Create one for each floor or wing, then its rooms.",
        da: "Der er ingen zoner endnu. Opret en for hver etage eller fløj og derefter dens lokaler.")
    /// Shown in place of the rooms of a zone.
    public static let noRoomsInZone = Phrase(
        en: "This zone has no rooms yet. Create one.", da: "Zonen har ingen lokaler endnu. Opret et.")
    /// Opens the form for a zone.
    public static let newZone = Phrase(en: "New zone", da: "Ny zone")
    /// Opens the form for a room.
    public static let newRoom = Phrase(en: "New room", da: "Nyt lokale")
    /// Opens the form for a door between two rooms.
    public static let newDoor = Phrase(en: "New door", da: "Ny dør")
    /// Label of a field.
    public static let zoneName = Phrase(en: "Name of the zone", da: "Zonens navn")
    /// Label of a field: the number of a room.
    public static let roomNumber = Phrase(en: "Number of the room", da: "Lokalets nummer")
    /// Label of a field and column: the description of a room or a beacon.
    public static let description = Phrase(en: "Description", da: "Beskrivelse")
    /// Label of a field: seconds of silence after which a person counts as having left.
    public static let leaveAfter = Phrase(en: "Seconds until a person has left", da: "Sekunder, før nogen er gået")
    /// Shown below that label.
    public static let leaveAfterHint = Phrase(
        en: "So long must scanners hear nothing of a badge. 5 to 86,400; 120 is usual.",
        da: "Så længe skal scannere intet høre fra en brik. 5 til 86.400; 120 er det normale.")
    /// Heading over a list of rooms.
    public static let rooms = Phrase(en: "Rooms", da: "Lokaler")
    /// Heading over a list of doors.
    public static let doors = Phrase(en: "Doors", da: "Døre")
    /// The purpose of doors.
    public static let doorsIntroduction = Phrase(
        en: "A door joins two rooms. Rollcall uses doors to decide where people are.",
        da: "En dør forbinder to lokaler. Folk går gennem døre, og det hjælper med at afgøre, hvor de er.")
    /// Shown in place of the doors of the school.
    public static let noDoors = Phrase(
        en: "There are no doors yet. Create those between neighbouring rooms.",
        da: "Der er ingen døre endnu. Opret dem mellem nabolokaler.")
    /// Shown in place of the doors of a room.
    public static let noDoorsOfRoom = Phrase(
        en: "No door leads out of this room yet. Create one.", da: "Ingen dør fører ud af lokalet endnu. Opret en.")
    /// Column and label of a field: the room on the other side of a door.
    public static let otherRoom = Phrase(en: "Other room", da: "Det andet lokale")
    /// Column of links that change an item, and heading over forms that do so.
    public static let change = Phrase(en: "Change", da: "Ændring")
    /// Opens the form that changes a zone.
    public static let editZone = Phrase(en: "Edit the zone", da: "Ret zonen")
    /// Opens the form that deletes a zone.
    public static let deleteZone = Phrase(en: "Delete the zone", da: "Slet zonen")
    /// Opens the form that changes a room.
    public static let editRoom = Phrase(en: "Edit the room", da: "Ret lokalet")
    /// Opens the form that deletes a room.
    public static let deleteRoom = Phrase(en: "Delete the room", da: "Slet lokalet")
    /// Opens the form that deletes a door.
    public static let deleteDoor = Phrase(en: "Delete the door", da: "Slet døren")
    /// Link from a zone, room or door to the list.
    public static let backToPlaces = Phrase(en: "All places", da: "Alle steder")
    /// Link from the data of a room to the people in it.
    public static let whoIsInRoom = Phrase(en: "Who is in this room", da: "Hvem er i lokalet")
    /// Shown on the page of a room that was deleted but has history.
    public static let roomOutOfUse = Phrase(
        en: "This room is no longer in use. Its history stays.",
        da: "Lokalet er ikke længere i brug. Dets historik bliver.")
    /// Shown before the time since which an item has been out of use.
    public static let outOfUseSince = Phrase(en: "out of use since", da: "ude af brug siden")
    /// Shown in place of a list if a search finds nothing.
    public static let nothingFound = Phrase(
        en: "Nothing is found. Search for something else.", da: "Intet fundet. Søg efter noget andet.")

    /// The period after which a person in a zone counts as having left.
    public static func leavesAfter(_ seconds: Int) -> Phrase {
        Phrase(
            en: "A person counts as left after \(seconds) s of silence.",
            da: "Nogen er gået efter \(seconds) s uden en lyd.")
    }

    /// Heading of a zone's page.
    public static func zoneTitle(_ name: String) -> Phrase {
        Phrase(en: "Zone \(name)", da: "Zone \(name)")
    }

    /// Heading of a door's page, by the two rooms.
    public static func doorTitle(_ first: String, _ second: String) -> Phrase {
        Phrase(en: "Door between \(first) and \(second)", da: "Dør mellem \(first) og \(second)")
    }

    /// Link to a door's page, by the two rooms.
    public static func editDoor(_ first: String, _ second: String) -> Phrase {
        Phrase(en: "Edit door \(first)–\(second)", da: "Ret dør \(first)–\(second)")
    }

    /// Warning: what is deleted with it.
    public static func deleteZoneWarning(_ name: String) -> Phrase {
        Phrase(
            en: "This deletes the zone \(name). It must have no rooms.",
            da: "Dette sletter zonen \(name). Den må ikke have lokaler.")
    }

    /// Warning: what is deleted with it.
    public static func deleteRoomWarning(_ number: String) -> Phrase {
        Phrase(
            en: "This deletes room \(number) and its doors. A room with a history is taken out of use instead.",
            da: "Dette sletter lokale \(number) og dets døre. Et lokale med historik tages i stedet ud af brug.")
    }

    /// Warning: what is deleted with it.
    public static func deleteDoorWarning(_ first: String, _ second: String) -> Phrase {
        Phrase(
            en: "This deletes the door between \(first) and \(second).",
            da: "Dette sletter døren mellem \(first) og \(second).")
    }

    /// A number with one digit after the decimal mark of the language.
    public static func decimal(_ number: Double) -> Phrase {
        let tenths = Int(exactly: (abs(number) * 10).rounded()) ?? 0
        let sign = number < 0 && tenths > 0 ? "−" : ""
        return Phrase(en: "\(sign)\(tenths / 10).\(tenths % 10)", da: "\(sign)\(tenths / 10),\(tenths % 10)")
    }
}

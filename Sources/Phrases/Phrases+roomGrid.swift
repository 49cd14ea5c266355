/// The page that shows which rooms are free during a day.
extension Phrase {
    /// Name of the page.
    public static let roomsTitle = Phrase(en: "Book a room", da: "Book et lokale")
    /// Shown in place of the grid.
    public static let noRoomsToBook = Phrase(
        en: "There is no room that you may book.", da: "Der er intet lokale, som du må booke.")
    /// Shown in place of the grid if no room matches the filters.
    public static let noRoomFound = Phrase(en: "No room is found.", da: "Intet lokale fundet.")
    /// Label of the day that is shown.
    public static let gridDay = Phrase(en: "Day", da: "Dag")
    /// Label: the number of people for whom a room must have space.
    public static let gridCapacity = Phrase(en: "Seats", da: "Pladser")
    /// Label of the purpose of a room, such as "lab".
    public static let roomType = Phrase(en: "Type of room", da: "Lokaletype")
    /// Label of a field that searches rooms.
    public static let gridSearch = Phrase(en: "Room, zone or description", da: "Lokale, zone eller beskrivelse")
    /// Link to the day before.
    public static let dayBefore = Phrase(en: "The day before", da: "Dagen før")
    /// Link to the day after.
    public static let dayAfter = Phrase(en: "The day after", da: "Dagen efter")
    /// Link that shows a day from midnight to midnight.
    public static let wholeDay = Phrase(en: "Whole day", da: "Hele dagen")
    /// Cell of the grid: the room is free; the text is a link that books it.
    public static let slotFree = Phrase(en: "free", da: "ledigt")
    /// Cell of the grid: another person has booked the room; a time follows.
    public static let slotTaken = Phrase(en: "taken", da: "optaget")
    /// Cell of the grid: the viewer has booked the room; a time follows.
    public static let slotOwn = Phrase(en: "yours", da: "dit")
    /// Cell of the grid: the room cannot be booked at that hour.
    public static let slotClosed = Phrase(en: "closed", da: "lukket")
    /// Cell of the grid: the hour is over.
    public static let slotOver = Phrase(en: "over", da: "forbi")
    /// Shown above the grid, on a day on which the clocks are put forward or back.
    public static let clocksChange = Phrase(
        en: "The clocks change on this day.", da: "Urene stilles den dag.")
    /// Shown after the second occurrence of a time that the clocks show twice on a day.
    public static let secondTime = Phrase(en: "(second time)", da: "(anden gang)")
    /// Link to the viewer's bookings.
    public static let ownBookingsTitle = Phrase(en: "My bookings", da: "Mine bookinger")

    /// Name of the grid, for screen readers.
    /// - Parameter day: such as 2026-09-01.
    public static func gridOf(_ day: String) -> Phrase {
        Phrase(en: "Rooms on \(day)", da: "Lokaler den \(day)")
    }

    /// The action of a link in a cell, for screen readers.
    public static func bookRoomAt(_ room: String, _ clock: String) -> Phrase {
        Phrase(en: "free: book \(room) from \(clock)", da: "ledigt: book \(room) fra \(clock)")
    }

    /// The capacity of a room.
    public static func seats(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "no seats", da: "ingen pladser"), one: Phrase(en: "1 seat", da: "1 plads"),
            other: Phrase(en: "\(count) seats", da: "\(count) pladser"))
    }
}

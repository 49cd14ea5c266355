/// The page that shows over a day which rooms are free.
extension Phrase {
    /// Name of the page.
    public static let roomsTitle = Phrase(en: "Book a room", da: "Book et lokale")
    /// In place of the grid.
    public static let noRoomsToBook = Phrase(
        en: "There is no room that you may book.", da: "Der er intet lokale, som du må booke.")
    /// In place of the grid, where filters leave no room.
    public static let noRoomFound = Phrase(en: "No room is found.", da: "Intet lokale fundet.")
    /// Label of the day that is shown.
    public static let gridDay = Phrase(en: "Day", da: "Dag")
    /// Label: how many people a room has to hold.
    public static let gridCapacity = Phrase(en: "Seats", da: "Pladser")
    /// Label of what a room is for, such as "lab".
    public static let roomType = Phrase(en: "Type of room", da: "Lokaletype")
    /// Label of a field that searches rooms.
    public static let gridSearch = Phrase(en: "Room, zone or description", da: "Lokale, zone eller beskrivelse")
    /// Link to the day before.
    public static let dayBefore = Phrase(en: "The day before", da: "Dagen før")
    /// Link to the day after.
    public static let dayAfter = Phrase(en: "The day after", da: "Dagen efter")
    /// Link that shows a day from midnight to midnight.
    public static let wholeDay = Phrase(en: "Whole day", da: "Hele dagen")
    /// In a cell of the grid: no person has the room; the word is a link that books it.
    public static let slotFree = Phrase(en: "free", da: "ledigt")
    /// In a cell of the grid: another person has the room; a time follows.
    public static let slotTaken = Phrase(en: "taken", da: "optaget")
    /// In a cell of the grid: the viewer has the room; a time follows.
    public static let slotOwn = Phrase(en: "yours", da: "dit")
    /// In a cell of the grid: the room is not booked at that hour.
    public static let slotClosed = Phrase(en: "closed", da: "lukket")
    /// In a cell of the grid: it is over.
    public static let slotOver = Phrase(en: "over", da: "forbi")
    /// Above the grid, on a day on which the clocks are put forward or back.
    public static let clocksChange = Phrase(
        en: "The clocks change on this day.", da: "Urene stilles den dag.")
    /// After a time that the clocks show twice on a day, the second time.
    public static let secondTime = Phrase(en: "(second time)", da: "(anden gang)")
    /// Link to the bookings of the viewer.
    public static let ownBookingsTitle = Phrase(en: "My bookings", da: "Mine bookinger")

    /// What the grid is called, for screen readers.
    /// - Parameter day: such as 2026-09-01.
    public static func gridOf(_ day: String) -> Phrase {
        Phrase(en: "Rooms on \(day)", da: "Lokaler den \(day)")
    }

    /// What a link in a cell does, for screen readers.
    public static func bookRoomAt(_ room: String, _ clock: String) -> Phrase {
        Phrase(en: "free: book \(room) from \(clock)", da: "ledigt: book \(room) fra \(clock)")
    }

    /// How many people a room holds.
    public static func seats(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "no seats", da: "ingen pladser"), one: Phrase(en: "1 seat", da: "1 plads"),
            other: Phrase(en: "\(count) seats", da: "\(count) pladser"))
    }
}

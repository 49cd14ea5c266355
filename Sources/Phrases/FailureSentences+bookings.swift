extension FailureSentences {
    /// Bookings of rooms, and who may enter them.
    static let bookings = [
        "There is no booking #.": "Der er ingen booking #.",
        "This booking is over.": "Bookingen er slut.",
        "This booking has begun: its beginning stays.": "Bookingen er begyndt: begyndelsen kan ikke ændres.",
        "You may not book this room.": "Du må ikke booke dette lokale.",
        "You have # bookings already that are not over.": "Du har allerede # bookinger, som ikke er slut.",
        "The room is booked at that time.": "Nogen har allerede lokalet på det tidspunkt.",

        "A booking must begin before it ends.": "En booking skal begynde, før den slutter.",
        "That time lies in the past.": "Tidspunktet er allerede gået.",
        "Bookings begin and end at steps of # minutes of the clock.":
            "Bookinger begynder og slutter i trin på # minutter på uret.",
        "A booking lasts at most # minutes.": "En booking varer højst # minutter.",
        "Rooms are booked at most # days ahead.": "Lokaler bookes højst # dage frem i tiden.",
        "The room cannot be booked at these hours.": "Lokalet kan ikke bookes på det tidspunkt af dagen.",
        "The room holds at most # people.": "Lokalet har plads til højst # personer.",
        "The argument '…' does not exist: the clocks skip # of #.":
            "Argumentet '…' er ikke et tidspunkt: urene stilles frem og springer over # den #.",
        "The argument '…' must lie before '…', at most # days.":
            "Argumentet '…' skal ligge før '…', højst # dage.",

        "There is no such clearance.": "Der er ingen sådan adgang.",
        "Each of '…' names one of the two: a person or a group.":
            "Hver af '…' nævner en af de to: en person eller en gruppe.",
        "Hours of the argument '…' must begin before they end.":
            "Timer i argumentet '…' skal begynde, før de slutter.",
    ]
}

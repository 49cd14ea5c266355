/// Bookings of rooms: the form that creates one, and their lists.
extension Phrase {
    /// Name of the page that books a room.
    public static let bookRoom = Phrase(en: "Book a room", da: "Book et lokale")
    /// Button that books a room.
    public static let bookButton = Phrase(en: "Book", da: "Book")
    /// Link back to the grid of rooms.
    public static let backToRooms = Phrase(en: "All rooms", da: "Alle lokaler")
    /// Heading over the times at which other people have booked a room.
    public static let takenTimes = Phrase(en: "Taken on this day", da: "Optaget den dag")
    /// Shown in place of the list above.
    public static let nothingTaken = Phrase(en: "The room is free all day.", da: "Ingen har lokalet den dag.")
    /// Name of a fact: when a room may be booked.
    public static let bookingHours = Phrase(en: "May be booked", da: "Kan bookes")
    /// Shown in place of booking hours: at any time.
    public static let always = Phrase(en: "always", da: "altid")
    /// Shown on the page of a room that the viewer may not book.
    public static let mayNotBook = Phrase(en: "You may not book this room.", da: "Du må ikke booke dette lokale.")
    /// Label: when a booking begins.
    public static let bookingFrom = Phrase(en: "From", da: "Fra")
    /// Label: when a booking ends.
    public static let bookingTo = Phrase(en: "Until", da: "Til")
    /// Shown below a time that the clocks show twice: the offset says which.
    public static let secondTimeHint = Phrase(
        en: "The clocks show this time twice. This is the second.",
        da: "Urene viser tiden to gange. Dette er anden gang.")
    /// Label: the duration of a booking in minutes.
    public static let bookingMinutes = Phrase(en: "Minutes", da: "Minutter")
    /// Shown below that label.
    public static let bookingMinutesHint = Phrase(en: "In steps of 5.", da: "I trin på 5.")
    /// Label: the title of a booking.
    public static let bookingTitle = Phrase(en: "What for", da: "Hvad til")
    /// Shown below that label: who can read the title.
    public static let bookingTitleHint = Phrase(
        en: "You, those you invite, and admins read this.", da: "Det læser du, de inviterede og administratorer.")
    /// Label: the invited persons.
    public static let bookingInvited = Phrase(en: "Invited", da: "Inviterede")
    /// Shown below that label.
    public static let bookingInvitedHint = Phrase(
        en: "E-mail addresses or numbers of people, one in a line. They may unlock the room, too.",
        da: "E-mailadresser eller numre på personer, én på hver linje. De må også låse lokalet op.")
    /// First sentence of the page with the viewer's own bookings.
    public static let ownBookingsIntroduction = Phrase(
        en: "Come within 15 minutes of the beginning, or the room is given to others.",
        da: "Kom inden for 15 minutter efter begyndelsen, ellers gives lokalet til andre.")
    /// Shown in place of the list.
    public static let noBookings = Phrase(en: "There are no bookings.", da: "Der er ingen bookinger.")
    /// Column and label: who booked a room.
    public static let booker = Phrase(en: "Booked by", da: "Booket af")
    /// Shown in place of a name: the viewer.
    public static let bookedByYou = Phrase(en: "you", da: "dig")
    /// Column: when a booking is.
    public static let bookingWhen = Phrase(en: "When", da: "Hvornår")
    /// Button that extends a booking.
    public static let extendBooking = Phrase(en: "15 minutes more", da: "15 minutter mere")
    /// Opens the form that changes a booking.
    public static let editBooking = Phrase(en: "Change", da: "Ændr")
    /// Opens the form that cancels a booking, and its button.
    public static let cancelBooking = Phrase(en: "Give the room back", da: "Giv lokalet tilbage")
    /// Shown in that form.
    public static let cancelBookingWarning = Phrase(
        en: "The room is free for others then.", da: "Så er lokalet ledigt for andre.")
    /// Note on a booking: the booker and the invited persons are absent, and the room will be released.
    public static let bookingNoticed = Phrase(
        en: "The room is empty. The booking will be released.", da: "Der er ingen. Lokalet gives til andre.")
    /// Name of the page with all bookings, for admins.
    public static let allBookingsTitle = Phrase(en: "Bookings", da: "Bookinger")
    /// First sentence of that page.
    public static let allBookingsIntroduction = Phrase(
        en: "All bookings of rooms. Your look at this page is recorded.",
        da: "Alles bookinger af lokaler. At du ser dem, bliver skrevet op.")
    /// Label of a field that searches bookings.
    public static let searchBookings = Phrase(
        en: "Room, title or who booked", da: "Lokale, titel eller hvem der bookede")
    /// Opens the form that sets who may book a room, and when.
    public static let editRoomBooking = Phrase(en: "Edit who may book it", da: "Ret, hvem der må booke det")
    /// Label and name of a fact: who may book a room.
    public static let bookableBy = Phrase(en: "May be booked by", da: "Kan bookes af")
    /// Shown in place of the list above.
    public static let bookableByNone = Phrase(en: "none", da: "ingen")
    /// Shown below the hours in which a room may be booked.
    public static let bookingHoursHint = Phrase(
        en: "Without any row it may be booked always. Each row: days, from, until.",
        da: "Uden rækker kan det altid bookes. Hver række: dage, fra, til.")
    /// Label and name of a fact: the capacity of a room.
    public static let roomCapacity = Phrase(en: "Seats", da: "Pladser")
    /// Button that removes the purpose of a room.
    public static let withoutType = Phrase(en: "Without a type", da: "Uden type")
    /// Button that removes the capacity of a room.
    public static let withoutCapacity = Phrase(en: "Without seats", da: "Uden pladser")

    /// Heading of the page that books a room.
    public static func bookRoomNamed(_ room: String) -> Phrase {
        Phrase(en: "Book room \(room)", da: "Book lokale \(room)")
    }

    /// The state of a booking, by its value on the wire.
    public static func bookingState(_ value: String) -> Phrase {
        switch value {
        case "booked": Phrase(en: "booked", da: "booket")
        case "released": Phrase(en: "released", da: "frigivet")
        default: Phrase(en: "given back", da: "givet tilbage")
        }
    }

    /// Why a booking ended, by its value on the wire.
    public static func bookingEnd(_ value: String) -> Phrase {
        switch value {
        case "no_show": Phrase(en: "unused", da: "ingen kom")
        case "all_left": Phrase(en: "all had left", da: "alle var gået")
        case "booker": Phrase(en: "by who booked it", da: "af den, som bookede")
        case "admin": Phrase(en: "by an admin", da: "af en administrator")
        case "room_retired": Phrase(en: "the room is out of use", da: "lokalet er taget ud af brug")
        default: Phrase(en: "who booked it was erased", da: "den, som bookede, er slettet")
        }
    }

    /// The number of bookings listed.
    public static func bookingCount(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "No bookings", da: "Ingen bookinger"),
            one: Phrase(en: "1 booking", da: "1 booking"),
            other: Phrase(en: "\(count) bookings", da: "\(count) bookinger"))
    }

    /// The number of people invited to a booking.
    public static func invitedCount(_ count: Int) -> Phrase {
        .counted(
            count, zero: Phrase(en: "no invitations", da: "ingen inviteret"),
            one: Phrase(en: "1 invited", da: "1 inviteret"),
            other: Phrase(en: "\(count) invited", da: "\(count) inviterede"))
    }
}

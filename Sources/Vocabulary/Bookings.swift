/// The state of a booking.
public enum BookingState: String, CaseIterable, Sendable {
    /// The room is booked, or was until the end of the booking.
    case booked
    /// It was released because neither the booker nor an invited person was there: the rest of the time is free.
    case released
    case cancelled
}

/// Why a booking was released or cancelled.
public enum BookingEnd: String, CaseIterable, Sendable {
    /// Neither the booker nor an invited person was in the room a quarter of an hour after the start.
    case noShow = "no_show"
    /// The booker and all invited persons had left ten minutes before.
    case allLeft = "all_left"
    /// The booker cancelled it.
    case booker
    case admin
    case roomRetired = "room_retired"
    /// The booker was erased.
    case personErased = "person_erased"
}

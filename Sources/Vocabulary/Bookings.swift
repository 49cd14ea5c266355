/// How far a booking of a room is.
public enum BookingState: String, CaseIterable, Sendable {
    /// The room is held, or was until its end.
    case booked
    /// It was given up, since no person was there: what was left of it is free.
    case released
    case cancelled
}

/// Why a booking was released or cancelled.
public enum BookingEnd: String, CaseIterable, Sendable {
    /// None of the booker and the invited was in the room a quarter of an hour after it began.
    case nobodyCame = "nobody_came"
    /// They all had left ten minutes before.
    case allLeft = "all_left"
    /// Who booked it did.
    case booker
    case admin
    case roomRetired = "room_retired"
    /// Who booked it was erased.
    case personErased = "person_erased"
}

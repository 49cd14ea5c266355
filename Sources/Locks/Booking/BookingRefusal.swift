/// Why a room cannot be booked for a time.
public enum BookingRefusal: Equatable, Sendable {
    /// It ends before or when it begins.
    case backwards
    case past
    case offStep
    case tooLong
    case tooFarAhead
    case outsideHours
    case tooManyPeople
}

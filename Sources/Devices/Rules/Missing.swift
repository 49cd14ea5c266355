/// What is missing for a condition to be met or to be known.
public enum Missing: Hashable, Sendable {
    /// The school may not locate people at this time.
    case lawfulHours
    /// The room has no scanner.
    case scanner(room: Int64)
    /// A scanner of the room does not listen.
    case listening(room: Int64)
    /// The number of people who were last known to be in the room and are now unknown.
    case people(room: Int64, count: Int)
    /// The room or zone no longer exists.
    case place(Int64)
    /// The device is away, has not reported its state, or no longer exists.
    case device(Int64)
    /// No weather report arrived for half an hour.
    case weather
    /// The school has not entered its position, so the sunrise is unknown.
    case position
    /// It must stay true for this many more seconds.
    case seconds(Int)
}

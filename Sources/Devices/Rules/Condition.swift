/// A condition on a room, a zone, a device, the weather or the time.
public struct Condition: Hashable, Sendable {
    public let subject: Subject
    /// It is met once it has been true for this many seconds, 0…86,400.
    public let holdsFor: Int
    /// It is no longer met once it has been false for this many seconds, 0…86,400.
    public let offFor: Int

    public init(_ subject: Subject, holdsFor: Int = 0, offFor: Int = 0) {
        self.subject = subject
        self.holdsFor = holdsFor
        self.offFor = offFor
    }

    public enum Subject: Hashable, Sendable {
        /// The number of people there: `room_empty`, `room_occupied`, `zone_empty` and `count`.
        case people(Place, Range)
        /// A device's property passes the test.
        case device(Int64, property: String, Test)
        case weather(Weather.Measure, Test)
        /// It is this time or later on one of these days.
        case time(TimeOfDay, Set<Weekday>)
        /// It is between two times on one of these days; past midnight if the second is earlier.
        case hours(from: TimeOfDay, until: TimeOfDay, Set<Weekday>)
    }

    /// A room or zone by its number in the database.
    public enum Place: Hashable, Sendable {
        case room(Int64)
        case zone(Int64)
    }

    /// The range of the number, both ends included; a `limit` of nil allows any number.
    public struct Range: Hashable, Sendable {  // generated: init
        public var minimum: Int = 0
        public let limit: Int?

        public static let none = Range(limit: 0)
        public static let some = Range(minimum: 1)
    }

    /// A comparison with a value.
    public enum Test: Hashable, Sendable {
        case equals(PropertyValue)
        case above(Double)
        case below(Double)

        /// Returns nil if the value has another type than the one it is compared with.
        func holds(of value: PropertyValue) -> Bool? {
            switch (self, value) {
            case (.equals(.bool(let wanted)), .bool(let value)): value == wanted
            case (.equals(.number(let wanted)), .number(let value)): value == wanted
            case (.equals(.text(let wanted)), .text(let value)): value == wanted
            case (.above(let bound), .number(let value)): value > bound
            case (.below(let bound), .number(let value)): value < bound
            default: nil
            }
        }
    }
}

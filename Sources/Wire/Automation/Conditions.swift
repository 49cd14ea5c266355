public import Devices
public import Foundation

/// The state of a condition.
public struct ConditionState: Codable, Equatable, Sendable {
    public let condition: ConditionRecord
    /// `yes`, `no` or `unknown`.
    public let value: Truth
    /// Since when it has had this value.
    public let since: Date
    /// Whether it is met: true for long enough.
    public let met: Bool
    /// What is missing for it to be met or known, one sentence each.
    public var missing: [String] = []
}

/// A condition. `is` is its kind and determines which other members are used: `room_empty` and `room_occupied` a room;
/// `zone_empty` a zone; `count` a room or a zone, with `at_least` or `at_most`; `device` a device and a property,
/// `weather` a measure, each with one of `equals`, `above` and `below`; `time` a time of day; `hours` two of them.
public struct ConditionRecord: Codable, Equatable, Sendable {
    public let sort: ConditionDocument.Sort
    public let roomNumber: String?
    public let zoneName: String?
    public let deviceID: Int64?
    /// The name of a property of the device's kind.
    public let property: String?
    /// `rain` in millimetres per hour, `wind` in metres per second, `temperature` in degrees Celsius.
    public let measure: Weather.Measure?
    public let equals: PropertyValue?
    /// The value must be above this.
    public let above: Double?
    /// The value must be below this.
    public let below: Double?
    /// The minimum number of people present.
    public let atLeast: Int?
    /// The maximum number of people present.
    public let atMost: Int?
    /// From this time of day on: `07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.
    public let at: TimeOfDay?
    /// The start, a time of day.
    public let from: TimeOfDay?
    /// The end, a time of day; on the next day if earlier than `from`.
    public let until: TimeOfDay?
    /// The days on which it applies, such as `mon`; all days if absent.
    public let weekdays: [Weekday]?
    /// Seconds for which it must be true before it is met, 0…86,400; 0 if absent.
    public let holdsFor: Int?
    /// Seconds for which it must be false before it is no longer met, 0…86,400; 0 if absent.
    public let offFor: Int?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case sort = "is"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case deviceID = "device_id"
        case property, measure, equals, above, below
        case atLeast = "at_least"
        case atMost = "at_most"
        case at, from, until, weekdays
        case holdsFor = "for"
        case offFor = "off_for"
    }

    public init(
        _ sort: ConditionDocument.Sort, roomNumber: String? = nil, zoneName: String? = nil, deviceID: Int64? = nil,
        property: String? = nil, measure: Weather.Measure? = nil, equals: PropertyValue? = nil, above: Double? = nil,
        below: Double? = nil, atLeast: Int? = nil, atMost: Int? = nil, at: TimeOfDay? = nil, from: TimeOfDay? = nil,
        until: TimeOfDay? = nil, weekdays: [Weekday]? = nil, holdsFor: Int? = nil, offFor: Int? = nil
    ) {
        self.sort = sort
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.deviceID = deviceID
        self.property = property
        self.measure = measure
        self.equals = equals
        self.above = above
        self.below = below
        self.atLeast = atLeast
        self.atMost = atMost
        self.at = at
        self.from = from
        self.until = until
        self.weekdays = weekdays
        self.holdsFor = holdsFor
        self.offFor = offFor
    }
}

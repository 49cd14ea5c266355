import Phrases

/// A condition as a document: its sort, and the members of this sort.
public struct ConditionDocument: Codable, Equatable, Sendable {
    /// The subject of a condition.
    public enum Sort: String, CaseIterable, Codable, Sendable {
        case roomEmpty = "room_empty"
        case roomOccupied = "room_occupied"
        case zoneEmpty = "zone_empty"
        case count, device, weather, time, hours
    }

    public var sort: Sort
    /// Numbers in the database.
    public var room: Int64?
    public var zone: Int64?
    public var device: Int64?
    public var property: String?
    public var measure: Weather.Measure?
    public var equals: PropertyValue?
    public var above: Double?
    public var below: Double?
    public var atLeast: Int?
    public var atMost: Int?
    public var at: TimeOfDay?
    public var from: TimeOfDay?
    public var until: TimeOfDay?
    /// Nil for all days.
    public var weekdays: [Weekday]?
    /// In seconds; nil for 0.
    public var holdsFor: Int?
    public var offFor: Int?

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case sort = "is"
        case room, zone, device, property, measure, equals, above, below
        case atLeast = "at_least"
        case atMost = "at_most"
        case at, from, until, weekdays
        case holdsFor = "for"
        case offFor = "off_for"
    }

    public init(_ sort: Sort) {
        self.sort = sort
    }
}

extension ConditionDocument {
    /// Reads the condition. Throws the first problem.
    /// - Parameter path: its path, such as `when[2]`.
    public func condition(_ path: String) throws(Rule.Problem) -> Condition {
        try refuseOthers(path)
        return Condition(try subject(path), holdsFor: holdsFor ?? 0, offFor: offFor ?? 0)
    }

    private func subject(_ path: String) throws(Rule.Problem) -> Condition.Subject {
        switch sort {
        case .roomEmpty: return .people(.room(try need(room, .room, path)), .none)
        case .roomOccupied: return .people(.room(try need(room, .room, path)), .some)
        case .zoneEmpty: return .people(.zone(try need(zone, .zone, path)), .none)
        case .count: return .people(try place(path), Condition.Range(minimum: atLeast ?? 0, limit: atMost))
        case .device:
            let device = try need(device, .device, path)
            return .device(device, property: try need(property, .property, path), try test(path))
        case .weather: return .weather(try need(measure, .measure, path), try test(path))
        case .time: return .time(try need(at, .at, path), days)
        case .hours: return .hours(from: try need(from, .from, path), until: try need(until, .until, path), days)
        }
    }

    private var days: Set<Weekday> { weekdays.map(Set.init) ?? Set(Weekday.allCases) }

    private func need<Value>(_ value: Value?, _ name: CodingKeys, _ path: String) throws(Rule.Problem) -> Value {
        guard let value else {
            throw Rule.Problem(path: "\(path).\(name.stringValue)") { .argumentMissing($0) }
        }
        return value
    }

    private func place(_ path: String) throws(Rule.Problem) -> Condition.Place {
        switch (room, zone) {
        case (let room?, nil): .room(room)
        case (nil, let zone?): .zone(zone)
        default: throw Rule.Problem(path: path) { .argumentNotRoomOrZone($0) }
        }
    }

    private func test(_ path: String) throws(Rule.Problem) -> Condition.Test {
        switch (equals, above, below) {
        case (let value?, nil, nil): .equals(value)
        case (nil, let bound?, nil): .above(bound)
        case (nil, nil, let bound?): .below(bound)
        default: throw Rule.Problem(path: path) { .argumentLacksComparison($0) }
        }
    }
}

extension ConditionDocument {
    /// A member without effect shows that something else was intended.
    private func refuseOthers(_ path: String) throws(Rule.Problem) {
        for name in given where !sort.members.contains(name) {
            throw Rule.Problem(path: "\(path).\(name.stringValue)") { .argumentNotOfCondition($0, sort.rawValue) }
        }
    }

    private var given: [CodingKeys] {
        let members: [(CodingKeys, Bool)] = [
            (.room, room != nil), (.zone, zone != nil), (.device, device != nil), (.property, property != nil),
            (.measure, measure != nil), (.equals, equals != nil), (.above, above != nil), (.below, below != nil),
            (.atLeast, atLeast != nil), (.atMost, atMost != nil), (.at, at != nil), (.from, from != nil),
            (.until, until != nil), (.weekdays, weekdays != nil),
        ]
        return members.filter(\.1).map(\.0)
    }
}

extension ConditionDocument.Sort {
    /// The members that are allowed in addition to `for` and `off_for`.
    fileprivate var members: [ConditionDocument.CodingKeys] {
        switch self {
        case .roomEmpty, .roomOccupied: [.room]
        case .zoneEmpty: [.zone]
        case .count: [.room, .zone, .atLeast, .atMost]
        case .device: [.device, .property, .equals, .above, .below]
        case .weather: [.measure, .equals, .above, .below]
        case .time: [.at, .weekdays]
        case .hours: [.from, .until, .weekdays]
        }
    }
}

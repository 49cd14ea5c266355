import Devices
import Foundation
import Store

/// What the rules know about rooms, kept up to date from the database: only changes are passed on.
struct RoomView {
    private(set) var rooms: [Int64: RuleFacts.Room] = [:]
    private var counts = RoomCounts()
    /// The people with known whereabouts: those without must be forgotten.
    private var people: Set<Int64> = []

    /// Replaces all rooms and their scanners; returns the changes.
    mutating func take(_ rooms: [RuleFacts.Room]) -> [RuleInput] {
        let old = self.rooms
        self.rooms = Dictionary(rooms.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let gone = old.keys.filter { self.rooms[$0] == nil }
        let changed = self.rooms.keys.filter { self.rooms[$0] != old[$0] }
        let zones: [RuleInput] = old.mapValues(\.zone) == self.rooms.mapValues(\.zone) ? [] : [.zones(self.zones)]
        return zones + inputs(of: Set(gone + changed))
    }

    /// Replaces the beliefs about all people; returns the changes.
    mutating func take(_ beliefs: [(person: Int64, belief: RoomCounts.Belief)]) -> [RuleInput] {
        let known = Set(beliefs.map(\.person))
        let forgotten = people.subtracting(known)
        people = known
        var touched = forgotten.reduce(into: Set<Int64>()) { $0.formUnion(counts.take($1, nil)) }
        for (person, belief) in beliefs { touched.formUnion(counts.take(person, belief)) }
        return inputs(of: touched)
    }

    /// Applies changes of some people; returns the changes of rooms.
    mutating func take(_ changes: [RuleFacts.Change]) -> [RuleInput] {
        let touched = changes.reduce(into: Set<Int64>()) { touched, change in
            people.insert(change.person)
            touched.formUnion(counts.take(change.person, change.belief))
        }
        return inputs(of: touched)
    }

    /// The rooms of each zone.
    var zones: [Int64: Set<Int64>] {
        Dictionary(grouping: rooms.values, by: \.zone).mapValues { Set($0.map(\.id)) }
    }

    func room(_ id: Int64) -> Surroundings.Room? {
        guard let room = rooms[id] else { return nil }
        let (present, unknown) = counts[id]
        return Surroundings.Room(
            present: present, unknown: unknown, scanners: room.scanners, listening: room.listening)
    }

    private func inputs(of touched: Set<Int64>) -> [RuleInput] { touched.sorted().map { .room($0, room($0)) } }
}

extension SchoolTime {
    init(_ settings: SiteSettings) {
        let hours = settings.lawfulHours.map { day, hours in
            (Weekday(rawValue: day.rawValue) ?? .mon, hours.from..<hours.until)
        }
        let position = settings.latitude.flatMap { latitude in
            settings.longitude.map { Position(latitude: latitude, longitude: $0) }
        }
        self.init(
            timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt, position: position,
            lawfulHours: Dictionary(hours, uniquingKeysWith: { $1 }))
    }
}

extension RuleFacts.DeviceFact {
    /// The weather it reported, if it is a weather station. A report stays valid for its time even if the station has
    /// disconnected since: right after a restart of the server, none is connected.
    var weather: Weather? {
        guard kind == "weather_station", let reportedAt else { return nil }
        let values = Dictionary(
            Weather.Measure.allCases.compactMap { measure in
                device.properties[measure.rawValue]?.number.map { (measure, $0) }
            }, uniquingKeysWith: { $1 })
        return values.isEmpty ? nil : Weather(at: reportedAt, values: values)
    }

    /// The inputs that the rules get from it.
    var inputs: [RuleInput] {
        [.device(id, device, causes: causes)] + (weather.map { [.weather(.station(id), $0)] } ?? [])
    }
}

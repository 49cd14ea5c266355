public import Foundation

/// Everything that conditions depend on, as it is known at a given time.
public struct Surroundings: Sendable {
    /// The known state of a room.
    public struct Room: Equatable, Sendable {  // generated: init
        /// The number of people present in it.
        public var present: Int = 0
        /// The number of unknown people who were last in it.
        public var unknown: Int = 0
        public var scanners: Int = 0
        /// The number of its scanners that listen.
        public var listening: Int = 0
    }

    /// The known state of a device.
    public struct Device: Equatable, Sendable {  // generated: init
        public var isConnected: Bool
        public var properties: DeviceProperties
    }

    public var time: SchoolTime
    public var rooms: [Int64: Room] = [:]
    /// The rooms of each zone.
    public var zones: [Int64: Set<Int64>] = [:]
    public var devices: [Int64: Device] = [:]
    public var weather: [Weather.Source: [Weather.Measure: Weather.Reading]] = [:]

    public init(time: SchoolTime) {
        self.time = time
    }

    public func finding(on subject: Condition.Subject, at now: Date) -> Finding {
        switch subject {
        case .people(let place, let range): people(in: place, range, at: now)
        case .device(let device, let property, let test): state(of: device, property, test)
        case .weather(let measure, let test): Weather.finding(of: measure, test, in: weather.values, at: now)
        case .time(let start, let days): time.finding(from: start, until: nil, on: days, at: now)
        case .hours(let start, let end, let days): time.finding(from: start, until: end, on: days, at: now)
        }
    }

    private func state(of device: Int64, _ property: String, _ test: Condition.Test) -> Finding {
        guard let known = devices[device], known.isConnected, let value = known.properties[property],
            let isSo = test.holds(of: value)
        else { return Finding(.unknown, missing: [.device(device)]) }
        return Finding(Truth(isSo))
    }
}

extension Surroundings {
    /// Compares the minimum and maximum number of people: people who are present are there, and unknown people may be.
    /// If a scanner does not listen, any number is possible.
    private func people(in place: Condition.Place, _ range: Condition.Range, at now: Date) -> Finding {
        let change = time.lawfulChange(after: now)
        guard time.isLawful(now) else { return Finding(.unknown, until: change, missing: [.lawfulHours]) }
        let ids: [Int64]
        switch place {
        case .room(let room): ids = [room]
        case .zone(let zone): ids = zones[zone]?.sorted() ?? []
        }
        let known = ids.compactMap { id in rooms[id].map { (id: id, room: $0) } }
        guard !known.isEmpty, known.count == ids.count else {
            return Finding(.unknown, until: change, missing: [.place(place.id)])
        }
        let present = known.map(\.room.present).reduce(0, +)
        let gaps = known.flatMap { $0.room.gaps($0.id) }
        let isHeard = known.allSatisfy { $0.room.isHeard }
        let limit = isHeard ? present + known.map(\.room.unknown).reduce(0, +) : nil
        let truth = range.truth(minimum: present, limit: limit)
        return Finding(truth, until: change, missing: truth == .unknown ? gaps : [])
    }
}

extension Surroundings.Room {
    /// Whether a person in it would be heard.
    var isHeard: Bool { scanners > 0 && listening >= scanners }

    /// Returns why the number of people is unknown.
    func gaps(_ id: Int64) -> [Missing] {
        var gaps: [Missing] = []
        if scanners == 0 { gaps.append(.scanner(room: id)) } else if !isHeard { gaps.append(.listening(room: id)) }
        if unknown > 0 { gaps.append(.people(room: id, count: unknown)) }
        return gaps
    }
}

extension Condition.Range {
    /// Returns whether a number with a known minimum and maximum lies in the range.
    fileprivate func truth(minimum known: Int, limit possible: Int?) -> Truth {
        if let limit, known > limit { return .no }
        if let possible, possible < minimum { return .no }
        let isHighEnough = known >= minimum
        let isLowEnough = limit.map { limit in possible.map { $0 <= limit } ?? false } ?? true
        return isHighEnough && isLowEnough ? .yes : .unknown
    }
}

extension Condition.Place {
    public var id: Int64 {
        switch self {
        case .room(let id), .zone(let id): id
        }
    }
}

extension SchoolTime {
    /// Returns whether a moment lies between two times on one of the days; `until` is nil for the end of the day.
    func finding(from start: TimeOfDay, until end: TimeOfDay?, on days: Set<Weekday>, at now: Date) -> Finding {
        if position == nil, start.needsPosition || end?.needsPosition ?? false {
            return Finding(.unknown, missing: [.position])
        }
        let today = day(at: now)
        // A span that begins the day before may last past midnight; a time by the sun may lie on an adjacent day.
        let spans = (-2...8).compactMap { span(of: today.adding($0), start, end, days) }
        if let span = spans.first(where: { $0.contains(now) }) {
            return Finding(.yes, since: span.lowerBound, until: span.upperBound)
        }
        return Finding(
            .no, since: spans.map(\.upperBound).filter { $0 <= now }.max(),
            until: spans.map(\.lowerBound).filter { $0 > now }.min() ?? instant(minutes: 0, of: today.adding(1)))
    }

    private func span(
        of day: CivilDay, _ start: TimeOfDay, _ end: TimeOfDay?, _ days: Set<Weekday>
    ) -> Range<Date>? {
        guard days.contains(day.weekday), let opens = start.instant(on: day, self) else { return nil }
        let midnight = instant(minutes: 0, of: day.adding(1))
        guard let end else { return opens < midnight ? opens..<midnight : nil }
        guard let closes = end.instant(on: day, self) else { return nil }
        if opens < closes { return opens..<closes }
        return end.instant(on: day.adding(1), self).flatMap { opens < $0 ? opens..<$0 : nil }
    }
}

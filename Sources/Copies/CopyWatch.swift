public import Foundation

/// Finds badges that were copied: one identity is heard in two distant places.
///
/// All badges teach how often and how loud each scanner hears a badge that is loudest at another scanner (`LevelMap`),
/// and how loud each badge is. A badge exists twice if for half a minute two places at least three doors apart explain
/// what scanners hear of it, and no single place does (`Places`). A badge whose loudest scanner changes for good, in
/// less time than a person needs for the doors in between, moved too fast, unless one place explains both.
///
/// A value without a clock: readings are added in any order, and are judged some seconds later in the order in which
/// they were heard. For each badge it keeps at most 16 scanners, and forgets their levels after ten minutes. It
/// remembers for a month how loud each badge is.
public struct CopyWatch: Sendable {
    /// When it tells of a badge.
    public struct Limits: Equatable, Sendable {
        /// Seconds for which a badge has to be heard in two places.
        public var twiceFor: Double
        /// Seconds that a person needs for a door.
        public var secondsADoor: Double

        public init(twiceFor: Double = 30, secondsADoor: Double = 2) {
            self.twiceFor = twiceFor
            self.secondsADoor = secondsADoor
        }
    }

    /// The seconds for which readings may still be on their way from a scanner.
    public static let delay = 4.0
    /// Seconds after which a badge that was not heard is forgotten.
    private static let memory = 600.0

    private var map = LevelMap()
    private var badges: [Int64: WatchedBadge] = [:]
    private var waiting: [Reading] = []
    private var due: ArraySlice<Reading> = []
    private var judgedAt: Date?

    public init() {}

    /// The number of badges with stored data.
    public var count: Int { badges.count }

    /// Adds readings and judges those that are old enough.
    public mutating func take(
        _ readings: [Reading], in building: DoorDistances, _ limits: Limits = Limits(), at now: Date
    ) -> [Finding] {
        add(readings, at: now)
        return judge(due.count, in: building, limits)
    }

    /// Adds readings. Those that are old enough at `now` become due, in the order in which they were heard.
    public mutating func add(_ readings: [Reading], at now: Date) {
        let ripe = now.addingTimeInterval(-Self.delay)
        // A reading older than the last judgement is too late to count.
        let judged = judgedAt ?? .distantPast
        for reading in readings where reading.heardAt > judged { waiting.append(reading) }
        let start = waiting.partition { $0.heardAt <= ripe }
        let added = Array(waiting[start...])
        waiting.removeSubrange(start...)
        judgedAt = max(judged, ripe)
        // Sorting small elements is faster than sorting readings.
        let order = added.indices.map { (at: added[$0].heardAt, place: $0) }.sorted { $0.at < $1.at }
        due += order.map { added[$0.place] }
    }

    /// Whether readings are due to be judged.
    public var isDue: Bool { !due.isEmpty }

    /// Judges at most `count` of the readings that are due, in their order.
    public mutating func judge(
        _ count: Int, in building: DoorDistances, _ limits: Limits = Limits()
    ) -> [Finding] {
        let readings = due.prefix(count)
        due.removeFirst(readings.count)
        let findings = readings.compactMap { judge($0, building, limits) }
        guard due.isEmpty else { return findings }
        // A slice keeps what was removed from its beginning.
        due = []
        if badges.count > 64, let judgedAt { forget(before: judgedAt.addingTimeInterval(-Self.memory)) }
        return findings
    }

    private mutating func judge(
        _ reading: Reading, _ building: DoorDistances, _ limits: Limits
    ) -> Finding? {
        badges[reading.badge, default: WatchedBadge()].take(reading, map: &map, building, limits)
    }

    private mutating func forget(before time: Date) {
        guard badges.values.contains(where: { $0.heardAt < time }) else { return }
        badges = badges.filter { $0.value.heardAt >= time }
    }
}

extension CopyWatch {
    /// A scanner's reading of a badge that a person carries.
    public struct Reading: Equatable, Sendable {  // generated: init
        public let badge: Int64
        /// The person who carries the badge.
        public let person: Int64
        public let scanner: Int64
        /// The room that the scanner stands in.
        public let room: Int64
        /// In dBm.
        public let level: Double
        public let heardAt: Date
    }

    /// A badge that is in two places, or that moved from one to the other faster than a person can.
    public struct Finding: Equatable, Sendable {
        public enum Sort: Sendable {
            /// In both rooms at once.
            case twice
            /// From one room to the other too fast.
            case tooFast
        }

        public let sort: Sort
        public let badge: Int64
        public let person: Int64
        /// The rooms of the two scanners; for a move, the first is where it started.
        public let rooms: [Int64]
        /// The number of doors between them, on the shortest way.
        public let doors: Int
        public let at: Date
    }
}

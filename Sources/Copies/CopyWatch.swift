public import Foundation

/// Finds badges that were copied: one identity is heard in two far places.
///
/// All badges teach how often and how loud each scanner hears one that is loudest at another (`LevelMap`), and how loud
/// each badge is. A badge is there twice where for half a minute two places that are three doors apart or more explain
/// what scanners hear of it, and no single place does (`Places`). One whose loudest scanner changes, and stays, in less
/// time than a person needs for the doors between went too fast, unless one place explains both.
///
/// A value without clock: readings go in, in any order, and are judged some seconds later by when they were heard.
/// Of each badge it keeps 16 scanners at most, and forgets what they heard after ten minutes. It keeps for a month how
/// loud each badge is.
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

    /// Readings of so many seconds may still be under way from a scanner.
    public static let delay = 4.0
    /// Seconds after which a badge that was not heard is forgotten.
    private static let memory = 600.0

    private var map = LevelMap()
    private var badges: [Int64: WatchedBadge] = [:]
    private var waiting: [Reading] = []
    private var judgedAt: Date?

    public init() {}

    /// How many badges it keeps something of.
    public var count: Int { badges.count }

    /// Takes readings in and judges those that are old enough.
    public mutating func take(
        _ readings: [Reading], in building: DoorDistances, _ limits: Limits = Limits(), at now: Date
    ) -> [Finding] {
        let ripe = now.addingTimeInterval(-Self.delay)
        // What comes later than it was judged by tells of the past.
        let judged = judgedAt ?? .distantPast
        for reading in readings where reading.heardAt > judged { waiting.append(reading) }
        let start = waiting.partition { $0.heardAt <= ripe }
        let due = Array(waiting[start...])
        waiting.removeSubrange(start...)
        judgedAt = max(judged, ripe)
        // Small things are sorted sooner than readings.
        let order = due.indices.map { (at: due[$0].heardAt, place: $0) }.sorted { $0.at < $1.at }
        let findings = order.compactMap { judge(due[$0.place], building, limits) }
        if badges.count > 64 { forget(before: ripe.addingTimeInterval(-Self.memory)) }
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
    /// A scanner heard a badge that a person carries.
    public struct Reading: Equatable, Sendable {  // generated: init
        public let badge: Int64
        /// Who carries it.
        public let person: Int64
        public let scanner: Int64
        /// The room that the scanner stands in.
        public let room: Int64
        /// dBm.
        public let level: Double
        public let heardAt: Date
    }

    /// A badge is in two places, or went from one to the other faster than a person can.
    public struct Finding: Equatable, Sendable {
        public enum Sort: Sendable {
            /// In both rooms at once.
            case twice
            /// From the one room to the other too fast.
            case tooFast
        }

        public let sort: Sort
        public let badge: Int64
        public let person: Int64
        /// The rooms of the two scanners; the former first where it moved.
        public let rooms: [Int64]
        /// How many doors lie between them, on the shortest way.
        public let doors: Int
        public let at: Date
    }
}

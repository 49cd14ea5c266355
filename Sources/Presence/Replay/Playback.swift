import Foundation
import Vocabulary

/// Plays recordings of one badge through an engine, as a server would have lived them: second by second, every
/// receiver punctual and, unless it is said to be deaf, alive, and nothing known of what comes later.
public struct Playback: Sendable {
    /// By second, the room somebody was said to be in.
    public struct Decisions: Equatable, Sendable {
        /// As it was said then; nil where they were not present.
        public internal(set) var live: [Int64?] = []
        /// As the record has it once all is known.
        public var record: [Int64?] = []
    }

    /// What is known by now.
    var building: Building
    private let receivers: [Int64]
    private let away: Set<Int64>
    private(set) var teaching: SelfTraining?
    /// By badge, how loud it has been found.
    var offset: [Int64: LevelOffset] = [:]

    /// - Parameters:
    ///   - placement: by receiver, the room it stands in; a receiver may stand in no known room.
    ///   - receivers: all that could have heard something.
    ///   - away: those that did not listen, though a survey knows them.
    ///   - teaching: takes in what the record is sure of, so that more is known of the building.
    public init(
        building: Building, placement: [Int64: Int64], receivers: Set<Int64>, away: Set<Int64> = [],
        teaching: SelfTraining? = nil
    ) {
        self.building = building
        self.building.placement = placement
        self.away = away
        self.receivers = receivers.union(building.map?.receivers ?? []).subtracting(away).sorted()
        self.teaching = teaching
    }

    /// What was said in each second of a session, whatever rooms are named in it.
    func live(_ seconds: [Survey.Second]) -> [Int64?] {
        var engine = engine(building)
        return seconds.enumerated().map { index, second in
            decision(&engine, second.levels, at: index, notListening: second.notListening)
        }
    }

    /// What is said in a second.
    func decision(
        _ engine: inout Engine, _ levels: [Int64: Double], at second: Int, notListening: Set<Int64> = [],
        badge: Int64 = Self.badge
    ) -> Int64? {
        _ = step(&engine, levels, at: second, notListening: notListening, badge: badge)
        let whereabouts = engine.whereabouts(of: Self.person)
        return whereabouts?.state == .present ? whereabouts?.room : nil
    }

    /// The record of a walk, whatever rooms are named in it.
    func record(_ walk: [Survey.Second]) -> [Int64?] {
        let notListening = walk.enumerated().filter { !$0.element.notListening.isEmpty }.map {
            ($0.offset, $0.element.notListening)
        }
        return record(walk.map(\.levels), notListening: Dictionary(uniqueKeysWithValues: notListening))
    }

    /// The record of a session once all that was played is known.
    ///
    /// What is decided for a second was heard before its end. So somebody went from one room to the other in the middle
    /// between the end of the last second that says the one and the beginning of the first that says the other.
    /// - Parameter notListening: by second, the receivers that did not listen.
    func record(
        _ seconds: [[Int64: Double]], notListening: [Int: Set<Int64>] = [:], badge: Int64 = Self.badge
    ) -> [Int64?] {
        var record: [Int64?] = Array(repeating: nil, count: seconds.count)
        var before: (second: Int, room: Int64?)?
        for (second, posterior) in judged(seconds[...], notListening, building, badge: badge) {
            var from = second
            // A room holds until the next second that says something, unless that is long after.
            if let before, second - before.second <= Int(Self.leaveAfter) {
                from = before.room == posterior.room ? before.second : (before.second + second) / 2
                for second in before.second..<from { record[second] = before.room }
            }
            for second in from...second { record[second] = posterior.room }
            before = (second, posterior.room)
        }
        return record
    }

    /// Learns, as a server does, from the seconds of which is sure who judges without what was learned like that: what is wrong
    /// of it would teach that it is right.
    /// - Parameters:
    ///   - seconds: with those around them.
    ///   - notListening: by second, the receivers that did not listen.
    ///   - taught: those of them that teach.
    /// - Returns: whether they taught anything.
    mutating func learn(
        _ seconds: ArraySlice<[Int64: Double]>, notListening: [Int: Set<Int64>], teaching taught: Range<Int>,
        badge: Int64
    ) -> Bool {
        guard let teaching, teaching.wantsLessons, taught.contains(where: { !seconds[$0].isEmpty }) else {
            return false
        }
        let certainties = teaching.certainties
        let sure = judged(seconds, notListening, teaching.judge(of: building), badge: badge).filter {
            second, posterior in
            let certainty = posterior.room.flatMap { certainties[$0] }
            return taught.contains(second) && certainty.map { posterior.chance > $0 } ?? false
        }
        let lessons = sure.map { second, posterior in
            let notListening = away.union(notListening[second, default: []])
            return LabelledSecond(
                badge: badge,
                second: Survey.Second(levels: seconds[second], room: posterior.room, notListening: notListening))
        }
        return self.teaching?.add(lessons, offsets: building.offsets) ?? false
    }

    func judged(
        _ seconds: ArraySlice<[Int64: Double]>, _ notListening: [Int: Set<Int64>], _ building: Building, badge: Int64
    ) -> [(second: Int, posterior: Posterior)] {
        var engine = engine(startedAt: seconds.startIndex - 1, keepsTrail: true, building)
        var trail: [TrailStep] = []
        let idle = Self.longSilences(seconds)
        for (index, levels) in zip(seconds.indices, seconds) where !idle.contains(index) {
            trail += step(&engine, levels, at: index, notListening: notListening[index, default: []], badge: badge)
        }
        return engine.record(of: trail).map { (Int($0.at.timeIntervalSinceReferenceDate), $0.posterior) }
    }

    private static let person: Int64 = 1
    /// The badge of whoever has one alone.
    static let badge: Int64 = 1
    /// After so many seconds of silence somebody has left: what zones have unless they say otherwise.
    public static let leaveAfter = 120.0

    private static func date(_ second: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(second)) }

    /// - Parameter keepsTrail: what the record needs.
    func engine(startedAt second: Int = -1, keepsTrail: Bool = false, _ building: Building) -> Engine {
        return Engine(building: building, startedAt: Self.date(second), keepsTrail: keepsTrail)
    }

    /// - Returns: what the second said.
    private func step(
        _ engine: inout Engine, _ levels: [Int64: Double], at second: Int, notListening: Set<Int64>, badge: Int64
    ) -> [TrailStep] {
        let now = Self.date(second)
        var draft = engine.draft()
        for receiver in receivers where !notListening.contains(receiver) {
            draft.contact(scanner: receiver, at: now, completeThrough: now)
        }
        for (receiver, level) in levels.sorted(by: { $0.key < $1.key }) {
            draft.observe(
                Observation(
                    person: Self.person, room: building.placement[receiver], link: .scanner(receiver), beacon: badge,
                    rssi: level,
                    heardAt: now, leaveAfter: Self.leaveAfter), at: now)
        }
        _ = draft.advance(to: now)
        let trail = draft.trail.map(\.step)
        engine.keep((consume draft).finish())
        return trail
    }
}

extension Playback {
    /// Learns how loud a badge is, as a server does, from what the record says of some seconds.
    /// - Parameters:
    ///   - seconds: with those around them.
    ///   - notListening: by second, the receivers that did not listen.
    ///   - taught: those of them that teach.
    mutating func learnOffset(
        of badge: Int64, from seconds: ArraySlice<[Int64: Double]>, notListening: [Int: Set<Int64>],
        teaching taught: Range<Int>
    ) {
        guard let map = building.map, map.tellsOffset, taught.contains(where: { !seconds[$0].isEmpty }) else {
            return
        }
        let assumed = building.offsets[badge, default: 0]
        let said = judged(seconds, notListening, building, badge: badge).filter { taught.contains($0.second) }
        let lessons = said.compactMap { second, posterior in
            map.offset(of: seconds[second], by: posterior, assumed: assumed, badge: badge)
        }
        let offset = OffsetLesson.sums(lessons).reduce(into: offset[badge] ?? LevelOffset()) { $0.add($1) }
        self.offset[badge] = offset
        building.offsets[badge] = offset.estimate.decibels
    }
}

extension Playback {
    /// Of a silence so long that nobody is there any more nothing need be lived through, but for how it begins, and for the last of
    /// it, in which the receivers show that they are there; in seconds.
    private static let silence = (begins: 5 * Int(leaveAfter), ends: 60)

    /// The seconds in which nothing can happen.
    static func longSilences(_ seconds: ArraySlice<[Int64: Double]>) -> RangeSet<Int> {
        var silences = RangeSet<Int>()
        var start = seconds.startIndex
        func end(at index: Int) {
            let (first, last) = (start + silence.begins, index - silence.ends)
            if first < last { silences.insert(contentsOf: first..<last) }
            start = index + 1
        }
        for index in seconds.indices where !seconds[index].isEmpty { end(at: index) }
        end(at: seconds.endIndex)
        return silences
    }
}

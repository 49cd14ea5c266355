import Foundation
import Vocabulary

/// Replays the walks of one badge, each a list of seconds, as a server would have lived them: every receiver is
/// punctual and, unless it is said not to listen, alive.
///
/// In: by second and receiver, the mean level in dBm. Out: the room said live in each second, and the record of them.
public struct WalkReplay: Sendable {
    /// After so many seconds of silence a person has left: what zones have unless they say otherwise.
    public static let leaveAfter = 120.0
    /// The badge of the person who has one alone.
    static let badge: Int64 = 1
    private static let person: Int64 = 1

    /// What is known of the building by now.
    var building: Building
    private let receivers: [Int64]
    /// Receivers that never listened, though a survey knows them.
    private let away: Set<Int64>

    /// - Parameters:
    ///   - placement: by receiver, the room it stands in; a receiver may stand in no known room.
    ///   - receivers: all that could have heard something.
    ///   - away: those that did not listen, though a survey knows them.
    init(building: Building, placement: [Int64: Int64], receivers: Set<Int64>, away: Set<Int64> = []) {
        self.building = building
        self.building.placement = placement
        self.away = away
        self.receivers = receivers.union(building.map?.receivers ?? []).subtracting(away).sorted()
    }

    static func date(_ second: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(second)) }

    /// A replay that begins before a second.
    /// - Parameter smooths: whether the record is wanted; otherwise what is said live.
    func begin(before second: Int = 0, smooths: Bool = false) -> Replay {
        Replay(
            building: building, scanners: Set(receivers).union(away), startedAt: Self.date(second - 1),
            smooths: smooths)
    }

    /// The room that is said in a second; nil if they are not present.
    func decision(
        _ replay: inout Replay, _ levels: [Int64: Double], at second: Int, notListening: Set<Int64> = [],
        badge: Int64 = Self.badge
    ) -> Int64? {
        step(&replay, levels, at: second, notListening, badge)
        let whereabouts = replay.whereabouts(of: Self.person)
        return whereabouts?.state == .present ? whereabouts?.room : nil
    }

    /// What was said in each second of a walk, whatever rooms are named in it.
    func live(_ walk: [Survey.Second]) -> [Int64?] {
        var replay = begin()
        return walk.enumerated().map { index, second in
            decision(&replay, second.levels, at: index, notListening: second.notListening)
        }
    }

    /// The record of a walk, whatever rooms are named in it.
    func record(_ walk: [Survey.Second]) -> [Int64?] {
        let notListening = walk.enumerated().filter { !$0.element.notListening.isEmpty }.map {
            ($0.offset, $0.element.notListening)
        }
        return record(walk.map(\.levels), notListening: Dictionary(uniqueKeysWithValues: notListening))
    }

    /// The room of each second, by the stays that all of them make.
    /// - Parameter notListening: by second, the receivers that did not listen.
    func record(
        _ seconds: [[Int64: Double]], notListening: [Int: Set<Int64>] = [:], badge: Int64 = Self.badge
    ) -> [Int64?] {
        var record: [Int64?] = Array(repeating: nil, count: seconds.count)
        for stay in smoothed(seconds[...], notListening: notListening, badge: badge).stays {
            // What stands for a second is where they are in the middle of it.
            let first = Int((stay.from.timeIntervalSinceReferenceDate - 0.5).rounded(.up))
            let end = Int((stay.to.timeIntervalSinceReferenceDate - 0.5).rounded(.up))
            for second in max(0, first)..<max(0, first, min(end, seconds.count)) { record[second] = stay.room }
        }
        return record
    }

    /// What the seconds come to once all of them are known.
    /// - Parameters:
    ///   - notListening: by second, the receivers that did not listen.
    ///   - building: what is known; nil for what is known by now.
    func smoothed(
        _ seconds: ArraySlice<[Int64: Double]>, notListening: [Int: Set<Int64>], badge: Int64 = Self.badge,
        by building: Building? = nil
    ) -> SmoothedStays {
        var walks = self
        walks.building = building ?? self.building
        var replay = walks.begin(before: seconds.startIndex, smooths: true)
        let idle = Self.longSilences(seconds)
        for (second, levels) in zip(seconds.indices, seconds) where !idle.contains(second) {
            walks.step(&replay, levels, at: second, notListening[second, default: []], badge)
        }
        return replay.smoothed(Self.person)
    }

    private func step(
        _ replay: inout Replay, _ levels: [Int64: Double], at second: Int, _ notListening: Set<Int64>, _ badge: Int64
    ) {
        let now = Self.date(second)
        let heard = levels.sorted { $0.key < $1.key }.map { receiver, level in
            Observation(
                person: Self.person, room: building.placement[receiver], link: .scanner(receiver), beacon: badge,
                rssi: level, heardAt: now, leaveAfter: Self.leaveAfter)
        }
        replay.second(until: now, listeners: receivers.filter { !notListening.contains($0) }, heard: heard)
    }
}

extension WalkReplay {
    /// Of a silence so long that no person is there any more nothing need be replayed, but for how it begins, and for
    /// the last of it, in which the receivers show that they are there; in seconds.
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

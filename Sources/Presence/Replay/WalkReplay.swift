import Foundation
import Vocabulary

/// Replays the walks of one badge, each a list of seconds, as a server would have processed them: every receiver is
/// punctual and, unless listed as not listening, alive.
///
/// In: the mean levels in dBm, by second and receiver. Out: the live room of each second, and the record of the walks.
public struct WalkReplay: Sendable {
    /// The seconds of silence after which a person has left: the default of a zone.
    public static let leaveAfter = 120.0
    /// The badge number of a person with only one badge.
    static let badge: Int64 = 1
    private static let person: Int64 = 1

    /// What is known of the building so far.
    var building: Building
    private let receivers: [Int64]
    /// Receivers that never listened, though a survey knows them.
    private let away: Set<Int64>

    /// - Parameters:
    ///   - placement: the room that each receiver stands in; a receiver may stand in an unknown room.
    ///   - receivers: all receivers that could have heard something.
    ///   - away: receivers that did not listen, though a survey knows them.
    init(building: Building, placement: [Int64: Int64], receivers: Set<Int64>, away: Set<Int64> = []) {
        self.building = building
        self.building.placement = placement
        self.away = away
        self.receivers = receivers.union(building.map?.receivers ?? []).subtracting(away).sorted()
    }

    static func date(_ second: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(second)) }

    /// Returns a replay that begins before a second.
    /// - Parameter smooths: whether the record is wanted; otherwise the live decisions.
    func begin(before second: Int = 0, smooths: Bool = false) -> Replay {
        Replay(
            building: building, scanners: Set(receivers).union(away), startedAt: Self.date(second - 1),
            smooths: smooths)
    }

    /// Returns the live room of a second; nil if the person is not present.
    func decision(
        _ replay: inout Replay, _ levels: [Int64: Double], at second: Int, notListening: Set<Int64> = [],
        badge: Int64 = Self.badge
    ) -> Int64? {
        step(&replay, levels, at: second, notListening, badge)
        let whereabouts = replay.whereabouts(of: Self.person)
        return whereabouts?.state == .present ? whereabouts?.room : nil
    }

    /// Returns the live room of each second of a walk; its labels are ignored.
    func live(_ walk: [Survey.Second]) -> [Int64?] {
        var replay = begin()
        return walk.enumerated().map { index, second in
            decision(&replay, second.levels, at: index, notListening: second.notListening)
        }
    }

    /// Returns the record of a walk; its labels are ignored.
    func record(_ walk: [Survey.Second]) -> [Int64?] {
        let notListening = walk.enumerated().filter { !$0.element.notListening.isEmpty }.map {
            ($0.offset, $0.element.notListening)
        }
        return record(walk.map(\.levels), notListening: Dictionary(uniqueKeysWithValues: notListening))
    }

    /// Returns the room of each second, by the stays of all seconds.
    /// - Parameter notListening: the receivers that did not listen, by second.
    func record(
        _ seconds: [[Int64: Double]], notListening: [Int: Set<Int64>] = [:], badge: Int64 = Self.badge
    ) -> [Int64?] {
        var record: [Int64?] = Array(repeating: nil, count: seconds.count)
        for stay in smoothed(seconds[...], notListening: notListening, badge: badge).stays {
            // The room of a second is the room at its midpoint.
            let first = Int((stay.from.timeIntervalSinceReferenceDate - 0.5).rounded(.up))
            let end = Int((stay.to.timeIntervalSinceReferenceDate - 0.5).rounded(.up))
            for second in max(0, first)..<max(0, first, min(end, seconds.count)) { record[second] = stay.room }
        }
        return record
    }

    /// Returns the smoothed stays once all seconds are known.
    /// - Parameters:
    ///   - notListening: the receivers that did not listen, by second.
    ///   - building: the building to use; nil for what is known so far.
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
    /// Of a silence long enough for the person to have left, only the beginning and the end need to be replayed; in the
    /// end the receivers show that they are alive. In seconds.
    private static let silence = (begins: 5 * Int(leaveAfter), ends: 60)

    /// Returns the seconds in which nothing can happen.
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

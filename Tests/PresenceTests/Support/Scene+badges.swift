import Foundation

@testable import Presence

extension Scene {
    /// What a scanner hears of a badge; the time is the second's in which it is heard.
    static func sighting(
        by scanner: Int64, in room: Int64, _ rssi: Double, badge: Int64 = 101, person: Int64 = 1
    ) -> Observation {
        Observation(
            person: person, room: room, link: .scanner(scanner), beacon: badge, rssi: rssi, heardAt: date(0),
            leaveAfter: 60)
    }

    /// What is heard of a badge in the room of scanner 1, 2 or 3; the others hear it faintly.
    static func badge(_ badge: Int64, by near: Int64) -> [Observation] {
        [1, 2, 3].map { sighting(by: $0, in: $0 * 10, $0 == near ? -60 : -85, badge: badge) }
    }

    static func rooms(_ moves: [Transition]) -> [String] { moves.map { "\($0.after.state) \($0.after.room)" } }

    /// Lives through seconds in which the same is heard again and again.
    /// - Returns: what was decided.
    mutating func hear(
        _ seconds: ClosedRange<Int>, alive: [Int64] = [1, 2, 3], _ heard: [Observation]
    ) -> [Transition] {
        var found: [Transition] = []
        for second in seconds {
            let now = Scene.date(Double(second))
            var draft = engine.draft()
            for scanner in alive { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            for one in heard {
                draft.observe(one.heard(at: now), at: now)
            }
            found += draft.advance(to: now)
            engine.keep(draft.finish())
        }
        return found
    }
}

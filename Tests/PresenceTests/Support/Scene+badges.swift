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
                draft.observe(
                    Observation(
                        person: one.person, room: one.room, link: one.link, beacon: one.beacon, rssi: one.rssi,
                        heardAt: now, leaveAfter: one.leaveAfter, issuedAt: one.issuedAt), at: now)
            }
            found += draft.advance(to: now)
            engine.keep(draft.finish())
        }
        return found
    }
}

import Foundation
import Presence

/// The people of a site: each sends a packet a second, and goes to a neighbouring room now and then.
struct Crowd {
    /// One in so many seconds somebody goes next door.
    private static let stay: UInt64 = 300

    private let site: Site
    private var rooms: [Int]
    private var chance = Xorshift()

    init(_ site: Site) {
        self.site = site
        rooms = (0..<site.people).map { $0 % site.rooms }
    }

    /// What each receiver hears within one second.
    mutating func second(at now: Date) -> [[Observation]] {
        var batches: [[Observation]] = Array(repeating: [], count: site.rooms)
        for person in rooms.indices {
            move(person)
            for (receiver, level) in site.heard(in: rooms[person], &chance) {
                batches[Int(receiver)].append(
                    Observation(
                        person: Int64(person), room: receiver, link: .scanner(receiver), beacon: Int64(person),
                        rssi: level, heardAt: now, leaveAfter: 60))
            }
        }
        return batches
    }

    private mutating func move(_ person: Int) {
        guard chance.next() % Self.stay == 0 else { return }
        let step = chance.next() % 2 == 0 ? 1 : -1
        rooms[person] = min(max(rooms[person] + step, 0), site.rooms - 1)
    }
}

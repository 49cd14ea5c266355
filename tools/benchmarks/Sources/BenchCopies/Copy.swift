import Copies
import Foundation

/// Somebody's badge, copied, and carried about elsewhere for some minutes.
struct Copy {
    enum Sort: CaseIterable {
        /// The badge and its copy are both switched on.
        case twice
        /// The badge is switched off, and a moment later its copy is on.
        case instead

        var text: String {
            switch self {
            case .twice: "on in two places"
            case .instead: "off here, on there"
            }
        }
    }

    /// Seconds for which a copy is on, and those in which it is to be found.
    static let (lasts, goal) = (300, 60)
    /// Doors between badge and copy when it is switched on, at least.
    static let far = 3
    /// Seconds after which what is found is no more of it.
    private static let after = 60

    let sort: Sort
    let victim: Int
    let day: Int
    /// It is switched on in the first second from this one on in which it is far from the badge.
    let from: Int
    private(set) var badge: Badge
    /// In seconds of its day.
    private(set) var began: Int?
    /// On the plan, between badge and copy when it was switched on.
    private(set) var metres = 0.0
    /// How many seconds after it was switched on it was found.
    private(set) var foundAfter: Int?

    init(_ sort: Sort, of victim: Int, number: Int, days: Int, _ chance: inout Chance, seed: UInt64) {
        (self.sort, self.victim) = (sort, victim)
        day = chance.number(0...days - 1)
        from = chance.number(1_200...Timetable.day - 2_400)
        badge = Badge(Int64(victim), Chance(seed: seed, stream: 10_000 + number))
        badge.isOn = false
    }

    mutating func begin(in school: School, _ chance: inout Chance) {
        badge.begin(Timetable.wandering(school, from: max(0, from - 900), &chance))
    }

    /// Switches copy and badge as it is time to.
    mutating func pass(_ second: Int, in school: School, _ scanners: inout Scanners, victim: inout Badge) {
        if began == nil, second >= from, let here = victim.walker.spot, let there = badge.walker.spot,
            school.doors(from: here, to: there) >= Self.far
        {
            began = second
            metres = hypot(here.x - there.x, here.y - there.y)
            victim.isOn = sort == .twice
        }
        if let began {
            // From the one second to the next nobody goes anywhere.
            badge.isOn = second >= began + (sort == .twice ? 0 : 1) && second < began + Self.lasts
            if second == began + Self.lasts { victim.isOn = true }
        }
        badge.pass(second, in: school, &scanners)
    }

    /// Whether this was found of it.
    mutating func takes(_ found: Found) -> Bool {
        guard let began, found.day == day, found.finding.badge == Int64(victim), found.second >= began,
            found.second <= began + Self.lasts + Self.after
        else { return false }
        foundAfter = foundAfter ?? found.second - began
        return true
    }
}

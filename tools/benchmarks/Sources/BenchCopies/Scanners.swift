import Copies
import Foundation

/// What the scanners do with what they hear: most hand it in after a second, some are late for a while, some are dead.
struct Scanners {
    /// Seconds of all days that begin with `start`.
    private static let start = Date(timeIntervalSince1970: 1_788_160_200)
    /// What comes later than this the server takes for a backlog, which says nothing of now.
    private static let latest = 10.0
    /// Seconds by which clocks differ once the server has set them right.
    private static let clocks = 0.15
    /// How often in an hour a scanner dies, and for how many seconds; and how often it is late, and by how many.
    private static let (deaths, death) = (0.1, 60.0...1_800)
    private static let (delays, delayed, delay) = (0.3, 30.0...300, 2.0...9)

    private struct Trouble {
        var until = 0.0
        var delay = 0.0
        var isDead = false
    }

    private var chance: Chance
    private let offsets: [Double]
    private var troubles = [Trouble](repeating: Trouble(), count: School.rooms)
    /// By the second in which it is handed in, modulo their number.
    private var underWay = [[CopyWatch.Reading]](repeating: [], count: 16)
    private(set) var heard = 0
    private(set) var day = 0

    init(_ chance: Chance) {
        self.chance = chance
        var clocks = chance
        offsets = (0..<School.rooms).map { _ in Self.clocks * clocks.normal() }
    }

    static func date(_ second: Double, day: Int) -> Date {
        start.addingTimeInterval(second + Double(day) * 86_400)
    }

    mutating func begin(_ day: Int) {
        self.day = day
        troubles = troubles.map { _ in Trouble() }
    }

    /// What befalls them in this second.
    mutating func pass(_ second: Int) {
        for scanner in troubles.indices where troubles[scanner].until <= Double(second) {
            let hour = 3_600.0
            if chance.happens(Self.deaths / hour) {
                troubles[scanner] = Trouble(until: Double(second) + chance.number(Self.death), isDead: true)
            } else if chance.happens(Self.delays / hour) {
                troubles[scanner] = Trouble(
                    until: Double(second) + chance.number(Self.delayed), delay: chance.number(Self.delay))
            } else {
                troubles[scanner] = Trouble()
            }
        }
    }

    mutating func hear(_ badge: Int64, _ level: Double, at moment: Double, by scanner: Int) {
        let trouble = troubles[scanner]
        let onTheWay = chance.number(0.2...1.2) + trouble.delay
        guard !trouble.isDead, onTheWay <= Self.latest else { return }
        heard += 1
        let reading = CopyWatch.Reading(
            badge: badge, person: badge, scanner: Int64(scanner), room: Int64(scanner), level: level.rounded(),
            heardAt: Self.date(moment + offsets[scanner], day: day))
        underWay[Int(moment + onTheWay) % underWay.count].append(reading)
    }

    /// What was handed in within this second.
    mutating func take(_ second: Int) -> [CopyWatch.Reading] {
        let place = second % underWay.count
        defer { underWay[place].removeAll(keepingCapacity: true) }
        return underWay[place]
    }
}

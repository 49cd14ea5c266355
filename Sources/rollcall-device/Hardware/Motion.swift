import Foundation

/// Something that travels from one position to another at one speed.
struct Motion: Equatable, Sendable {
    let from: Double
    let to: Double
    /// Before that it warns, and stands still.
    let startsAt: Date
    /// How far it goes in a second.
    let speed: Double

    var endsAt: Date { startsAt + abs(to - from) / speed }

    func position(at now: Date) -> Double {
        guard now < endsAt else { return to }
        let travelled = max(0, now.timeIntervalSince(startsAt)) * speed
        return from + (to > from ? travelled : -travelled)
    }

    /// When it passes a position; nil if it does not lie on the way.
    func passes(_ position: Double) -> Date? {
        guard (min(from, to)...max(from, to)).contains(position) else { return nil }
        return startsAt + abs(position - from) / speed
    }
}

import Foundation

/// A movement from one position to another at constant speed.
struct Motion: Equatable, Sendable {
    let from: Double
    let to: Double
    /// Until then it warns, and does not move.
    let startsAt: Date
    /// The distance per second.
    let speed: Double

    var endsAt: Date { startsAt + abs(to - from) / speed }

    func position(at now: Date) -> Double {
        guard now < endsAt else { return to }
        let travelled = max(0, now.timeIntervalSince(startsAt)) * speed
        return from + (to > from ? travelled : -travelled)
    }

    /// When it passes a position; nil if the position is not on its way.
    func passes(_ position: Double) -> Date? {
        guard (min(from, to)...max(from, to)).contains(position) else { return nil }
        return startsAt + abs(position - from) / speed
    }
}

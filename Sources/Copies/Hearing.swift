import Foundation

/// What one scanner hears of a badge, as a mean over the last seconds.
struct Hearing: Sendable {
    let scanner: Int64
    var room: Int64
    /// In dBm.
    var level: Double
    var heardAt: Date
    /// The number of recent readings in the mean.
    var count: Int

    /// The number of seconds that the mean covers, approximately.
    private static let span = 5.0
    /// The seconds after which a scanner without a reading no longer hears the badge.
    fileprivate static let maximum = 8.0
    fileprivate static let limit = 16
    /// The number of readings that make a level reliable.
    static let sure = 3

    mutating func take(_ reading: CopyWatch.Reading) {
        let elapsed = max(0.2, reading.heardAt.timeIntervalSince(heardAt))
        let weight = max(1 / Double(count + 1), 1 - exp(-elapsed / Self.span))
        level += (reading.level - level) * weight
        count = min(count + 1, 1_000)
        (heardAt, room) = (reading.heardAt, reading.room)
    }

    func isHeard(within seconds: Double, of now: Date) -> Bool {
        now.timeIntervalSince(heardAt) <= seconds
    }
}

extension [Hearing] {
    /// Adds a reading; if there are too many scanners, the faintest is removed.
    mutating func take(_ reading: CopyWatch.Reading) {
        if contains(where: { !$0.isHeard(within: Hearing.maximum, of: reading.heardAt) }) {
            removeAll { !$0.isHeard(within: Hearing.maximum, of: reading.heardAt) }
        }
        if let place = firstIndex(where: { $0.scanner == reading.scanner }) { return self[place].take(reading) }
        let new = Hearing(
            scanner: reading.scanner, room: reading.room, level: reading.level, heardAt: reading.heardAt, count: 1)
        if count < Hearing.limit { return append(new) }
        let faintest = indices.min { self[$0].level < self[$1].level }
        if let faintest, self[faintest].level < reading.level { self[faintest] = new }
    }

    /// Returns the loudest scanner among those that heard the badge in the last seconds.
    func loudest(within seconds: Double, of now: Date) -> Hearing? {
        var found: Hearing?
        for one in self where one.isHeard(within: seconds, of: now) && one.level > found?.level ?? -.infinity {
            found = one
        }
        return found
    }

    /// Returns the scanners with a reliable level from the last seconds.
    func sure(within seconds: Double, of now: Date) -> [Hearing] {
        filter { $0.count >= Hearing.sure && $0.isHeard(within: seconds, of: now) }
    }
}

import Foundation

/// What the scanners hear of one badge, each as a mean of the last seconds.
struct Hearing: Sendable {
    let scanner: Int64
    var room: Int64
    /// dBm.
    var level: Double
    var heardAt: Date
    /// How many readings the mean has, of late.
    var count: Int

    /// A level is the mean of about so many seconds.
    private static let span = 5.0
    /// A scanner that did not hear it for so long hears it no more, in seconds.
    fileprivate static let maximum = 8.0
    fileprivate static let limit = 16
    /// So many readings make a level sure.
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
    /// Takes a reading in; of too many scanners the faintest goes.
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

    /// Where it is loudest, of the scanners that heard it in the last seconds.
    func loudest(within seconds: Double, of now: Date) -> Hearing? {
        var found: Hearing?
        for one in self where one.isHeard(within: seconds, of: now) && one.level > found?.level ?? -.infinity {
            found = one
        }
        return found
    }

    /// Those whose level is sure, and of the last seconds.
    func sure(within seconds: Double, of now: Date) -> [Hearing] {
        filter { $0.count >= Hearing.sure && $0.isHeard(within: seconds, of: now) }
    }
}

import Copies
import Foundation
import Store
import Vocabulary

/// Tells a scanner that is deaf from one in a silent room.
///
/// Both answer, scan, and hear nothing at all. But where other scanners hear badges that a scanner usually hears too,
/// its silence has to be explained. For each scanner that hears a badge loudest, and each level there, it is learned in
/// which share p of ten seconds another one hears the badge as well. While that one hears nothing of anything, each ten
/// seconds add -log(1 - p), over all badges, to the evidence against it.
///
/// A value without clock: heartbeats and readings go in, and what is some seconds old is judged. A silence that ended
/// by itself, and not as the scan was started anew, was none of a deaf scanner: it is learned from.
struct DeafnessWatch: Sendable {
    /// Readings are looked at in stretches of so many seconds.
    static let stretch = 10.0
    /// A stretch is judged so many seconds after its end: heartbeats come every ten.
    static let delay = 12.0
    /// From so much evidence on a scanner's silence proves nothing: odds of 50.
    static let doubt = 4.0
    /// From so much on it is told: odds of 8,000.
    static let certainty = 9.0

    private var radios: [Int64: HeardRadio] = [:]
    private var rooms: [Int64: Int64] = [:]
    private var doors = DoorDistances([], from: [])
    private var shares = SharedHearing()
    private var waiting: [Int: [Int64: [Int64: Levels]]] = [:]
    private var judged = Int.min

    /// The levels of one badge at one scanner.
    private struct Levels {
        var sum = 0.0
        var count = 0.0
        var mean: Double { sum / count }
    }

    /// - Parameter rooms: where each scanner stands.
    mutating func update(_ doors: DoorDistances, rooms: [Int64: Int64]) {
        (self.doors, self.rooms) = (doors, rooms)
    }

    /// What a heartbeat tells of a radio.
    /// - Returns: whether the scanner's silence proves nothing.
    mutating func note(_ radio: ScannerRadio, of scanner: Int64, at now: Date) -> Bool {
        let innocent = radios[scanner, default: HeardRadio(radio, at: now)].take(radio, at: now)
        for look in innocent { shares.note(look, isHeard: false) }
        return isDoubted(scanner)
    }

    func isDoubted(_ scanner: Int64) -> Bool { radios[scanner]?.isDoubted ?? false }

    /// Takes in what scanners heard of badges; what is older than what was judged comes too late.
    mutating func hear(_ readings: [CopyWatch.Reading]) {
        for reading in readings {
            radios[reading.scanner]?.heard(at: reading.heardAt)
            let number = Self.number(of: reading.heardAt)
            guard number > judged else { continue }
            waiting[number, default: [:]][reading.badge, default: [:]][reading.scanner, default: Levels()].sum +=
                reading.level
            waiting[number]?[reading.badge]?[reading.scanner]?.count += 1
        }
    }

    /// Judges what is old enough.
    mutating func judge(at now: Date) {
        let last = Self.number(of: now.addingTimeInterval(-Self.delay)) - 1
        guard last > judged else { return }
        for number in waiting.keys.filter({ $0 <= last }).sorted() {
            guard let badges = waiting.removeValue(forKey: number) else { continue }
            judge(badges, from: Date(timeIntervalSince1970: Double(number) * Self.stretch))
        }
        judged = last
        shares.forget(before: now)
    }

    /// Scanners that are deaf, and since when they hear nothing.
    /// - Parameter seconds: for which the silence has to last.
    func deaf(for seconds: Double, at now: Date) -> [(scanner: Int64, since: Date)] {
        radios.compactMap { scanner, radio in
            radio.deafSince.flatMap { now.timeIntervalSince($0) >= seconds ? (scanner, $0) : nil }
        }.sorted { $0.scanner < $1.scanner }
    }

    /// Whether it is known of a scanner that it is not deaf.
    func isCleared(_ scanner: Int64) -> Bool { radios[scanner]?.isCleared ?? false }

    private static func number(of time: Date) -> Int {
        Int((time.timeIntervalSince1970 / stretch).rounded(.down))
    }

    private mutating func judge(_ badges: [Int64: [Int64: Levels]], from start: Date) {
        let end = start.addingTimeInterval(Self.stretch)
        for (scanner, radio) in radios where radio.isPresent(at: end) {
            let others = badges.compactMap { badge, levels in
                look(scanner, badge, levels, at: start).map { (look: $0, isHeard: levels[scanner] != nil) }
            }
            if radio.isListening(from: start) {
                for other in others { shares.note(other.look, isHeard: other.isHeard) }
            } else {
                let missed = others.map(\.look)
                radios[scanner]?.miss(missed, evidence: shares.evidence(of: missed))
                shares.keep(missed)
            }
        }
    }

    /// How a badge is heard by the loudest scanner beside one; nil if no other hears it, or only a far one.
    private func look(
        _ scanner: Int64, _ badge: Int64, _ levels: [Int64: Levels], at time: Date
    ) -> SharedHearing.Look? {
        let loudest = levels.filter { $0.key != scanner }.max { $0.value.mean < $1.value.mean }
        guard let loudest else { return nil }
        let distance = rooms[loudest.key].flatMap { here in
            rooms[scanner].flatMap { doors.doors(from: here, to: $0) }
        }
        let look = SharedHearing.Look(
            scanner: scanner, badge: badge, loudest: loudest.key, level: loudest.value.mean, doors: distance, at: time)
        return levels[scanner] != nil || look.isNear || shares.knows(look) ? look : nil
    }
}

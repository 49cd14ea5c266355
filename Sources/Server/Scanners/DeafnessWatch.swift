import Copies
import Foundation
import Store
import Vocabulary

/// Distinguishes a deaf scanner from one in a silent room.
///
/// Both answer, scan, and hear nothing at all. But if other scanners hear badges that a scanner usually hears too, its
/// silence needs an explanation. For each scanner that hears a badge loudest, and each level there, the watch learns in
/// which share p of ten-second periods another scanner hears the badge as well. While that scanner hears nothing at
/// all, each period adds -log(1 - p), over all badges, to the evidence against it.
///
/// A value without a clock: heartbeats and readings go in, and periods that ended some seconds ago are judged. A
/// silence that ends by itself, not because the scan was restarted, was not deafness: the watch learns from it.
struct DeafnessWatch: Sendable {
    /// The length in seconds of the periods in which readings are compared.
    static let stretch = 10.0
    /// The seconds from the end of a period until it is judged: heartbeats come every ten.
    static let delay = 12.0
    /// The evidence from which a scanner's silence proves nothing: odds of 50.
    static let doubt = 4.0
    /// The evidence from which a scanner is reported as deaf: odds of 8,000.
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

    /// - Parameter rooms: the room of each scanner.
    mutating func update(_ doors: DoorDistances, rooms: [Int64: Int64]) {
        (self.doors, self.rooms) = (doors, rooms)
    }

    /// Records the state of a radio from a heartbeat.
    /// - Returns: whether the scanner's silence proves nothing.
    mutating func note(_ radio: ScannerRadio, of scanner: Int64, at now: Date) -> Bool {
        let innocent = radios[scanner, default: HeardRadio(radio, at: now)].take(radio, at: now)
        for look in innocent { shares.note(look, isHeard: false) }
        return isDoubted(scanner)
    }

    func isDoubted(_ scanner: Int64) -> Bool { radios[scanner]?.isDoubted ?? false }

    /// Adds readings of badges. Readings from periods that are already judged are too late and are ignored.
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

    /// Judges the periods that are old enough.
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

    /// The scanners that are deaf, and since when they hear nothing.
    /// - Parameter seconds: how long the silence must last.
    func deaf(for seconds: Double, at now: Date) -> [(scanner: Int64, since: Date)] {
        radios.compactMap { scanner, radio in
            radio.deafSince.flatMap { now.timeIntervalSince($0) >= seconds ? (scanner, $0) : nil }
        }.sorted { $0.scanner < $1.scanner }
    }

    /// Whether a scanner is known not to be deaf.
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

    /// How a badge is heard by the loudest scanner other than this one; nil if no other scanner hears it, or only a
    /// distant one.
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

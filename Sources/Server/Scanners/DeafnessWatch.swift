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
    private var judged = Int.min

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

    /// Records when scanners heard anything last.
    mutating func hear(_ latest: [Int64: Date]) {
        for (scanner, time) in latest { radios[scanner]?.heard(at: time) }
    }

    /// The last period that is old enough to be judged.
    static func lastDue(at now: Date) -> Int { HeardPeriods.number(of: now.addingTimeInterval(-delay)) - 1 }

    /// Judges the periods that are old enough.
    /// - Parameter periods: what was heard in those up to `lastDue(at:)`, in order.
    mutating func judge(_ periods: [(number: Int, levels: [BadgeAtScanner: HeardPeriods.Levels])], at now: Date) {
        let last = Self.lastDue(at: now)
        guard last > judged else { return }
        for period in periods { judge(period.levels, from: HeardPeriods.start(of: period.number)) }
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

    private mutating func judge(_ levels: [BadgeAtScanner: HeardPeriods.Levels], from start: Date) {
        let end = start.addingTimeInterval(HeardPeriods.length)
        let badges = LoudestScanners.byBadge(levels)
        for (scanner, radio) in radios where radio.isPresent(at: end) {
            let others = badges.compactMap { badge, loudest -> (look: SharedHearing.Look, isHeard: Bool)? in
                let isHeard = levels[BadgeAtScanner(badge: badge, scanner: scanner)] != nil
                return look(scanner, badge, loudest, isHeard: isHeard, at: start).map { ($0, isHeard) }
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
        _ scanner: Int64, _ badge: Int64, _ heard: LoudestScanners, isHeard: Bool, at time: Date
    ) -> SharedHearing.Look? {
        guard let loudest = heard.loudest(otherThan: scanner) else { return nil }
        let distance = rooms[loudest.scanner].flatMap { here in
            rooms[scanner].flatMap { doors.doors(from: here, to: $0) }
        }
        let look = SharedHearing.Look(
            scanner: scanner, badge: badge, loudest: loudest.scanner, level: loudest.level, doors: distance, at: time)
        return isHeard || look.isNear || shares.knows(look) ? look : nil
    }
}

import Foundation

/// The share of periods in which a scanner hears a badge that another scanner hears loudest, by the level there.
struct SharedHearing: Sendable {
    /// One badge in one period, as it concerns a scanner.
    struct Look: Sendable {
        /// Levels are grouped into steps of this many decibels; each step counts as one place.
        private static let step = 6.0

        let scanner: Int64
        let badge: Int64
        /// The scanner, other than this one, that hears the badge loudest.
        let loudest: Int64
        let level: Double
        /// The number of doors between the two scanners; nil if no path is known.
        let doors: Int?
        let at: Date

        var isNear: Bool { doors.map { $0 < 3 } ?? false }
        fileprivate var step: Int { Int((level / Self.step).rounded(.down)) }
        fileprivate var pair: Pair { Pair(loudest: loudest, step: step, scanner: scanner) }

        /// The assumed share until it is learned: in the same room, through a wall or two, and farther away.
        fileprivate var assumed: Double {
            switch doors {
            case 0: 0.9
            case .some(..<3): 0.5
            default: 0.02
            }
        }
    }

    fileprivate struct Pair: Hashable {
        let loudest: Int64
        let step: Int
        let scanner: Int64
    }

    private struct Share {
        /// The number of observations that the assumed share counts for.
        private static let weight = 10.0
        /// The number of observations after which the earlier ones count half.
        private static let limit = 10_000.0

        var looks = 0.0
        var heard = 0.0

        mutating func add(_ isHeard: Bool) {
            (looks, heard) = (looks + 1, heard + (isHeard ? 1 : 0))
            if looks > Self.limit { (looks, heard) = (looks / 2, heard / 2) }
        }

        func value(assuming share: Double) -> Double { (heard + share * Self.weight) / (looks + Self.weight) }
    }

    /// The last period in which a listening scanner heard a badge or missed it.
    private struct LastHeard {
        var look: Look
        let isHeard: Bool

        /// Whether the badge is still about where it was then.
        func isAbout(_ other: Look) -> Bool {
            look.loudest == other.loudest && abs(look.step - other.step) <= 1
        }
    }

    /// The maximum evidence of one period: a badge that has not moved is likely to be heard again, so its evidence is
    /// not independent.
    private static let limit = 0.9
    /// The seconds after which a badge counts as moved.
    private static let memory = 3_600.0

    private var shares: [Pair: Share] = [:]
    private var last: [BadgeAtScanner: LastHeard] = [:]

    func knows(_ look: Look) -> Bool { shares[look.pair] != nil }

    /// Records that a listening scanner heard a badge, or missed it.
    mutating func note(_ look: Look, isHeard: Bool) {
        shares[look.pair, default: Share()].add(isHeard)
        last[BadgeAtScanner(badge: look.badge, scanner: look.scanner)] = LastHeard(look: look, isHeard: isHeard)
    }

    /// Marks badges that a silent scanner missed as not moved, if they are still where they were.
    mutating func keep(_ missed: [Look]) {
        for look in missed {
            let key = BadgeAtScanner(badge: look.badge, scanner: look.scanner)
            if last[key]?.isAbout(look) == true { last[key]?.look = look }
        }
    }

    /// The evidence against a scanner that heard none of these: the logarithm of the odds.
    func evidence(of missed: [Look]) -> Double {
        let chance = missed.reduce(1) { $0 * (1 - share(of: $1)) }
        return -log(max(chance, 1 - Self.limit))
    }

    private func share(of look: Look) -> Double {
        let share = min(shares[look.pair, default: Share()].value(assuming: look.assumed), Self.limit)
        guard let last = last[BadgeAtScanner(badge: look.badge, scanner: look.scanner)], last.isAbout(look) else {
            return share
        }
        return last.isHeard ? Self.limit : 0
    }

    mutating func forget(before now: Date) {
        let oldest = now.addingTimeInterval(-Self.memory)
        guard last.count > 10_000 || last.values.contains(where: { $0.look.at < oldest }) else { return }
        last = last.filter { $0.value.look.at >= oldest }
    }
}

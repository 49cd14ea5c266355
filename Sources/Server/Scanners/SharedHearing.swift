import Foundation

/// In which share of looks a scanner hears a badge that another one hears loudest, by the level there.
struct SharedHearing: Sendable {
    /// One badge in one stretch of time, as it bears on a scanner.
    struct Look: Sendable {
        /// Levels within so many decibels are taken for one place.
        private static let step = 6.0

        let scanner: Int64
        let badge: Int64
        /// The scanner that hears it loudest, but for this one.
        let loudest: Int64
        let level: Double
        /// Between the two; nil if no way is known.
        let doors: Int?
        let at: Date

        var isNear: Bool { doors.map { $0 < 3 } ?? false }
        fileprivate var step: Int { Int((level / Self.step).rounded(.down)) }
        fileprivate var pair: Pair { Pair(loudest: loudest, step: step, scanner: scanner) }

        /// Until it is learned: in one room, through a wall or two, and farther.
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
        /// So many looks stand for what is assumed.
        private static let weight = 10.0
        /// What was seen longer ago counts half.
        private static let limit = 10_000.0

        var looks = 0.0
        var heard = 0.0

        mutating func add(_ isHeard: Bool) {
            (looks, heard) = (looks + 1, heard + (isHeard ? 1 : 0))
            if looks > Self.limit { (looks, heard) = (looks / 2, heard / 2) }
        }

        func value(assuming share: Double) -> Double { (heard + share * Self.weight) / (looks + Self.weight) }
    }

    private struct BadgeAtScanner: Hashable {
        let badge: Int64
        let scanner: Int64
    }

    /// As a scanner that listened last heard a badge, or did not.
    private struct LastHeard {
        var look: Look
        let isHeard: Bool

        /// Whether the badge is still about where it was then.
        func isAbout(_ other: Look) -> Bool {
            look.loudest == other.loudest && abs(look.step - other.step) <= 1
        }
    }

    /// A badge that is still where it was heard is heard again, and one stretch shows no more than that.
    private static let limit = 0.9
    /// Seconds after which a badge counts as moved.
    private static let memory = 3_600.0

    private var shares: [Pair: Share] = [:]
    private var last: [BadgeAtScanner: LastHeard] = [:]

    func knows(_ look: Look) -> Bool { shares[look.pair] != nil }

    /// A scanner that listened heard a badge, or did not.
    mutating func note(_ look: Look, isHeard: Bool) {
        shares[look.pair, default: Share()].add(isHeard)
        last[BadgeAtScanner(badge: look.badge, scanner: look.scanner)] = LastHeard(look: look, isHeard: isHeard)
    }

    /// A badge that a silent scanner missed where it was before has not moved.
    mutating func keep(_ missed: [Look]) {
        for look in missed {
            let key = BadgeAtScanner(badge: look.badge, scanner: look.scanner)
            if last[key]?.isAbout(look) == true { last[key]?.look = look }
        }
    }

    /// How much it speaks against a scanner that it heard none of these: the logarithm of the odds.
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

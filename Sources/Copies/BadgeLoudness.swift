import Foundation

/// How much louder each badge is than others, by what was heard of it.
struct BadgeLoudness: Sendable {
    private struct Learned {
        var looks = 0.0
        /// In dB above others.
        var value = 0.0
        var heardAt = Date.distantPast

        mutating func learn(_ level: Double, at now: Date) {
            looks = min(looks + 1, BadgeLoudness.limit)
            value += (level - value) / (looks + BadgeLoudness.assumed)
            heardAt = now
        }
    }

    /// The weight of the prior, a badge as loud as others, in samples: five minutes.
    private static let assumed = 60.0
    /// The mean follows the last samples, from a few days.
    private static let limit = 20_000.0
    /// Seconds after which a badge that was not heard is forgotten: a month.
    private static let memory = 2_592_000.0
    /// The number of samples between two removals of forgotten badges.
    private static let sweep = 100_000

    private var badges: [Int64: Learned] = [:]
    private var sinceSweep = 0

    /// Returns dB above others.
    func of(_ badge: Int64) -> Double { badges[badge]?.value ?? 0 }

    /// Adds a sample in which the badge was this many dB louder than others at the same place.
    mutating func learn(_ value: Double, of badge: Int64, at now: Date) {
        badges[badge, default: Learned()].learn(value, at: now)
        sinceSweep += 1
        guard sinceSweep >= Self.sweep else { return }
        sinceSweep = 0
        badges = badges.filter { now.timeIntervalSince($0.value.heardAt) < Self.memory }
    }
}

import Foundation

/// How much louder each badge is than others, as far as it was heard.
struct BadgeLoudness: Sendable {
    private struct Learned {
        var looks = 0.0
        /// dB above others.
        var value = 0.0
        var heardAt = Date.distantPast

        mutating func learn(_ level: Double, at now: Date) {
            looks = min(looks + 1, BadgeLoudness.limit)
            value += (level - value) / (looks + BadgeLoudness.assumed)
            heardAt = now
        }
    }

    /// So many looks of one that is as loud as others stand for what is not known yet: five minutes.
    private static let assumed = 60.0
    /// It follows the last looks, some days of them.
    private static let limit = 20_000.0
    /// Seconds after which a badge that was not heard is forgotten: a month.
    private static let memory = 2_592_000.0
    /// Looks after which it is asked who is to be forgotten.
    private static let sweep = 100_000

    private var badges: [Int64: Learned] = [:]
    private var sinceSweep = 0

    /// dB above others.
    func of(_ badge: Int64) -> Double { badges[badge]?.value ?? 0 }

    /// In one look it was so many dB louder than others are there.
    mutating func learn(_ value: Double, of badge: Int64, at now: Date) {
        badges[badge, default: Learned()].learn(value, at: now)
        sinceSweep += 1
        guard sinceSweep >= Self.sweep else { return }
        sinceSweep = 0
        badges = badges.filter { now.timeIntervalSince($0.value.heardAt) < Self.memory }
    }
}

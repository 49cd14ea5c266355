import Foundation
import Presence

/// A badge that lies still between two rooms, then is carried into a third: what the scanners of the rooms hear.
///
/// Scanner 1 stands in room 10, 2 in 20, 3 in 30; doors join all three. A packet is sent each second, a fifth of which
/// are lost to all. Levels are in dBm: the first scanner hears -65 in the mean, the second so many dB less, the
/// third 25 dB less than the first, until the badge is carried to it within four seconds. Noise is normal, of 4 dB, and
/// each scanner's own; correlated noise (a body or a door in the way) is an autoregression of first order.
struct StillBadge {
    static let still = 600
    static let carried = 40
    private static let sigma = 4.0
    private static let loss = 0.2
    private static let walk = 4.0

    static let building = Building(
        doors: [.init(10, 20), .init(20, 30), .init(10, 30)], placement: [1: 10, 2: 20, 3: 30])

    /// By how much the second scanner hears less in the mean, in dB.
    let apart: Double
    /// Time constant of the noise in seconds; 0 for noise of each packet alone.
    let correlation: Double

    private var chance: SplitMix64
    private var noise: [Double]

    init(apart: Double, correlation: Double, seed: UInt64) {
        (self.apart, self.correlation) = (apart, correlation)
        chance = SplitMix64(seed: seed)
        noise = []
        noise = (0..<3).map { _ in Self.sigma * normal() }
    }

    /// What is heard in one second: scanner and level.
    mutating func second(_ second: Int) -> [(scanner: Int64, level: Double)] {
        let share = min(1, max(0, Double(second - Self.still) / Self.walk))
        let still = [-65.0, -65 - apart, -90]
        let there = [-85.0, -85, -65]
        let memory = correlation > 0 ? exp(-1 / correlation) : 0
        let isLost = Double.random(in: 0..<1, using: &chance) < Self.loss
        var heard: [(scanner: Int64, level: Double)] = []
        for scanner in 0..<3 {
            noise[scanner] = memory * noise[scanner] + (1 - memory * memory).squareRoot() * Self.sigma * normal()
            let mean = still[scanner] + share * (there[scanner] - still[scanner])
            if !isLost { heard.append((Int64(scanner + 1), (mean + noise[scanner]).rounded())) }
        }
        return heard
    }

    /// G. Box, M. Muller, "A note on the generation of random normal deviates" (1958).
    private mutating func normal() -> Double {
        let radius = (-2 * log(Double.random(in: 0x1p-53..<1, using: &chance))).squareRoot()
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &chance))
    }
}

extension StillBadge {
    /// What the engine says of one such badge.
    struct Outcome {
        /// Changes of room live, in ten minutes.
        var live = 0
        /// Changes of room in the record of the same ten minutes.
        var record = 0
        /// Seconds after it set out until it is seen in the third room; nil if it is not within 40.
        var arrival: Int?
    }

    /// Plays it to the engine.
    consuming func outcome() -> Outcome {
        var outcome = Outcome()
        var engine = Engine(building: Self.building, startedAt: Self.date(-1))
        var replay = Replay(building: Self.building, scanners: [1, 2, 3], startedAt: Self.date(-1))
        for second in 0..<Self.still + Self.carried {
            let now = Self.date(second)
            let heard = self.second(second).map { scanner, level in
                Observation(
                    person: 1, room: scanner * 10, link: .scanner(scanner), beacon: 1, rssi: level, heardAt: now,
                    leaveAfter: 60)
            }
            var draft = engine.draft()
            for scanner: Int64 in 1...3 { draft.contact(scanner: scanner, at: now, completeThrough: now) }
            for observation in heard { draft.observe(observation, at: now) }
            for transition in draft.advance(to: now) where transition.before != nil {
                if second < Self.still { outcome.live += 1 }
                if second >= Self.still, transition.after.room == 30, outcome.arrival == nil {
                    outcome.arrival = second - Self.still
                }
            }
            engine.keep((consume draft).finish())
            replay.second(until: now, listeners: [1, 2, 3], heard: heard)
        }
        let stays = replay.smoothed(1).stays
        outcome.record = max(0, stays.filter { $0.from < Self.date(Self.still) }.count - 1)
        return outcome
    }

    private static func date(_ second: Int) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + Double(second)) }
}

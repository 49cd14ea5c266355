import Foundation

/// How often and how loud each scanner hears badges, by the scanner that hears them loudest. It learns from all badges.
struct LevelMap: Sendable {
    /// A place: a scanner, while it is the one that hears a badge loudest.
    private struct Place {
        /// The number of samples after which older ones are halved: some days of a full room.
        private static let limit = 100_000.0

        var looks = 0.0
        var scanners: [Int64: Levels] = [:]

        mutating func look() {
            looks += 1
            guard looks > Self.limit else { return }
            looks /= 2
            for scanner in scanners.keys { scanners[scanner]?.heard /= 2 }
        }
    }

    /// What a scanner hears of badges at a place.
    private struct Levels {
        /// The minimum variance, in dB²: levels are whole numbers, and a mean of few of them varies more.
        private static let minVariance = 9.0
        /// The weight of the prior, in samples.
        private static let assumed = 100.0
        /// By how much a decibel changes the log-odds of being heard: levels from one place have a spread of about 7
        /// dB, and 1.7 standard deviations of a normal distribution equal one of the logistic distribution.
        private static let oddsADecibel = 1.7 / 7

        /// The number of samples in which the scanner heard the badge.
        var heard = 0.0
        private let share: Double
        private(set) var mean: Double
        private var variance: Double

        /// - Parameter doors: the number of doors between the place and the scanner. The prior is based on recordings
        ///   of a flat and of a laboratory: levels in one room and through one or two walls, and levels that are barely
        ///   heard.
        init(doors: Int?) {
            let deviation: Double
            switch doors {
            case .some(0): (share, mean, deviation) = (1, -62, 9)
            case .some(..<LevelMap.farDoors): (share, mean, deviation) = (0.5, -75, 9)
            default: (share, mean, deviation) = (0.02, -90, 5)
            }
            variance = deviation * deviation
        }

        mutating func add(_ level: Double) {
            heard += 1
            let change = level - mean
            mean += change / (Self.assumed + heard)
            variance += (change * (level - mean) - variance) / (Self.assumed + heard)
        }

        /// Returns the share of samples in which the scanner hears a badge.
        func share(of looks: Double) -> Double { (heard + Self.assumed * share) / (looks + Self.assumed) }

        /// Returns the logarithm of the probability that the scanner hears the badge, times the normal density of the
        /// level, up to a constant.
        /// - Parameter loudness: how much louder the badge is than others, in dB: a louder badge is more likely to be
        ///   heard.
        func fit(_ level: Double, loudness: Double, looks: Double) -> Double {
            let spread = max(variance, Self.minVariance)
            let share = min(share(of: looks), 0.999)
            let chance = 1 / (1 + (1 - share) / share * exp(-Self.oddsADecibel * loudness))
            let off = level - loudness - mean
            return log(chance) - off * off / (2 * spread) - log(spread) / 2
        }
    }

    /// The number of doors that a badge's signal seldom passes.
    static let farDoors = 3
    /// The share from which a scanner hears most badges of a place.
    private static let limit = 0.5

    private var places: [Int64: Place] = [:]
    private(set) var loudness = BadgeLoudness()

    /// Learns from what is heard of a badge that is loudest at a place.
    mutating func learn(_ heard: [Hearing], of badge: Int64, loudestAt place: Hearing, _ building: DoorDistances) {
        places[place.scanner, default: Place()].look()
        let loud = loudness.of(badge)
        var off = 0.0
        for one in heard {
            let doors = building.doors(from: place.room, to: one.room)
            var levels = places[place.scanner]?.scanners[one.scanner] ?? Levels(doors: doors)
            off += one.level - levels.mean
            levels.add(one.level - loud)
            places[place.scanner]?.scanners[one.scanner] = levels
        }
        if !heard.isEmpty { loudness.learn(off / Double(heard.count), of: badge, at: place.heardAt) }
    }

    /// Returns how well a scanner's level fits a badge that is loudest at a place: the logarithm of a density.
    /// - Parameter loudness: how much louder the badge is than others, in dB.
    func fit(_ one: Hearing, loudness: Double, loudestAt place: Hearing, _ building: DoorDistances) -> Double {
        let known = places[place.scanner]
        let levels =
            known?.scanners[one.scanner] ?? Levels(doors: building.doors(from: place.room, to: one.room))
        return levels.fit(one.level, loudness: loudness, looks: known?.looks ?? 0)
    }

    /// Returns whether a scanner hears most badges that are loudest at a place, and so is close to it.
    func isNear(_ one: Hearing, _ place: Hearing, _ building: DoorDistances) -> Bool {
        let known = places[place.scanner]
        let levels =
            known?.scanners[one.scanner] ?? Levels(doors: building.doors(from: place.room, to: one.room))
        return levels.share(of: known?.looks ?? 0) >= Self.limit
    }
}

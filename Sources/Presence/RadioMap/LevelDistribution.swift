/// What one receiver receives of a badge at one spot: the probability of a reading within a second, and the
/// distribution of its level, a Student distribution with four degrees of freedom (K. L. Lange and others, "Robust
/// statistical modeling using the t distribution", JASA 84, 1989).
struct LevelDistribution: Equatable, Sendable {
    /// The chance of being heard in a second, 0…1, never 0 nor 1.
    let chance: Double
    /// dBm.
    let level: Double
    /// The spread of levels, in dB.
    let spread: Double
    /// The greatest density of a Student distribution with four degrees of freedom and a spread of one.
    static let peak = 0.375

    /// The likelihood of being heard at this level.
    ///
    /// A Student density with four degrees of freedom: near a Gaussian in the middle, and with tails that let one
    /// odd reading pass as odd instead of ruling the spot out.
    func likelihood(of rssi: Double) -> Double {
        let deviation = (rssi - level) / spread
        let q = 1 + deviation * deviation / 4
        return chance * Self.peak / (spread * q * q * q.squareRoot())
    }

    /// The slope of the logarithm of that likelihood by the level that was expected, over how far off that is, in
    /// 1/dB².
    func pull(of rssi: Double) -> Double {
        let deviation = rssi - level
        return 5 / (4 * spread * spread + deviation * deviation)
    }

    var silence: Double { 1 - chance }
}

extension LevelDistribution {
    /// What one receiver was heard to do over some seconds: how many of them, how often heard, how loud.
    struct Tally: Equatable, Sendable {
        /// All of them, those of silence too.
        let seconds: Double
        private var heard = 0.0
        private var sum = 0.0
        private var squares = 0.0

        init(seconds: Double) {
            self.seconds = seconds
        }

        mutating func hear(_ level: Double) {
            heard += 1
            sum += level
            squares += level * level
        }

        /// The distribution, shrunk towards a wider one: a spot of a few seconds says little.
        func sound(within wider: LevelDistribution, spread: Double) -> LevelDistribution {
            let prior = Parameters.current.fingerprint
            let level = (sum + prior.levelPrior * wider.level) / (heard + prior.levelPrior)
            let scatter = max(0, squares - 2 * level * sum + heard * level * level)
            return LevelDistribution(
                chance: min(
                    prior.maxChance, (heard + prior.chancePrior * wider.chance) / (seconds + prior.chancePrior)),
                level: level,
                spread: ((scatter + prior.spreadPrior * spread * spread) / (heard + prior.spreadPrior)).squareRoot())
        }
    }
}

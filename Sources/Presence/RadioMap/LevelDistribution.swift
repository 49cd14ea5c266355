/// How one receiver hears a badge at one spot: the probability of a reading within a second, and the distribution of
/// its level, a Student distribution with four degrees of freedom (K. L. Lange and others, "Robust statistical modeling
/// using the t distribution", JASA 84, 1989).
struct LevelDistribution: Equatable, Sendable {
    /// The probability of a reading in a second, 0…1, never 0 or 1.
    let chance: Double
    /// In dBm.
    let level: Double
    /// The spread of levels, in dB.
    let spread: Double
    /// The maximum density of a Student distribution with four degrees of freedom and a spread of one.
    static let peak = 0.375

    /// Returns the likelihood of a reading at this level.
    ///
    /// The density is a Student density with four degrees of freedom: close to a Gaussian in the middle, with tails in
    /// which one odd reading counts as an outlier instead of ruling the spot out.
    func likelihood(of rssi: Double) -> Double {
        let deviation = (rssi - level) / spread
        let q = 1 + deviation * deviation / 4
        return chance * Self.peak / (spread * q * q * q.squareRoot())
    }

    /// Returns the derivative of the log-likelihood with respect to the expected level, divided by the deviation, in
    /// 1/dB².
    func pull(of rssi: Double) -> Double {
        let deviation = rssi - level
        return 5 / (4 * spread * spread + deviation * deviation)
    }

    var silence: Double { 1 - chance }
}

extension LevelDistribution {
    /// Statistics of one receiver over some seconds: the number of seconds, the number of readings and their levels.
    struct Tally: Equatable, Sendable {
        /// All seconds, including those of silence.
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

        /// Returns the distribution, shrunk towards a wider one because a spot of a few seconds shows little.
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

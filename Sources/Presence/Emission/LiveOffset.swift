import Foundation

/// The live level offset of a person's badge: how many decibels louder it is heard than the badge of the surveys.
/// Battery, case and pocket make a badge louder or fainter in all rooms, and a fainter level in one room looks like the
/// next room. The offset is a normal distribution for each person, kept in five bytes, and starts from what is known of
/// the badge.
///
/// Each second is weighed with the mean, a louder and a fainter value (three points of Gauss-Hermite quadrature); how
/// well each fits, over all places, updates the distribution. Once the distribution is certain, one second in four is
/// used. No offset exceeds 12 dB: with a limit of 30 dB, only 56 of the 240 seconds after half an hour under a coat
/// were right (233 now).
struct LiveOffset: Equatable, Sendable {
    /// Hundredths of a dB.
    private var mean: Int16
    /// Thousandths of a dB².
    private var doubt = UInt16(Parameters.current.offset.variance * 1000)
    /// Seconds since the last update.
    private var seconds: UInt8 = 0

    /// - Parameter known: the known level offset of the badge, in dB.
    init(_ known: Double) {
        mean = Self.hundredths(known)
    }

    private static func hundredths(_ decibels: Double) -> Int16 {
        let limit = Parameters.current.offset.limit
        return Int16((max(-limit, min(limit, decibels)) * 100).rounded())
    }

    /// dB.
    var decibels: Double { Double(mean) / 100 }

    /// dB².
    private(set) var variance: Double {
        get { Double(doubt) / 1000 }
        set { doubt = UInt16((min(Parameters.current.offset.variance, newValue) * 1000).rounded()) }
    }

    /// The level offsets to try in the next second.
    var trial: Trial {
        variance > Parameters.current.offset.settled || seconds + 1 >= Parameters.current.offset.pause
            ? Trial(mean: decibels, variance: variance) : Trial(decibels)
    }

    /// Resets the variance because the surveys in use have changed.
    mutating func begin() { variance = Parameters.current.offset.variance }

    /// Updates the distribution with one second.
    /// - Parameters:
    ///   - trial: the offsets that were tried.
    ///   - fits: for each offset, how much likelier the readings are with it than on average, over all places; nil if
    ///     the survey was not used.
    ///   - elapsed: the time since the second before, in seconds.
    mutating func learn(_ trial: Trial, fits: SIMD4<Double>?, after elapsed: Double) {
        defer { variance += Parameters.current.offset.drift * elapsed }
        guard trial.count > 1, let fits else { return seconds = min(seconds + 1, Parameters.current.offset.pause) }
        seconds = 0
        var chances = trial.chances
        for point in 0..<trial.count {
            chances[point] *= pow(
                max(fits[point], .leastNormalMagnitude), Parameters.current.offset.effectiveShare)
        }
        let whole = chances.sum()
        // If the readings are too unlikely for the floating-point type, nothing fits.
        guard whole.isFinite, whole > 0 else { return }
        chances /= whole
        let found = (chances * trial.decibels).sum()
        let off = trial.decibels - found
        mean = Self.hundredths(found)
        variance = (chances * off * off).sum()
    }
}

extension LiveOffset {
    /// The level offsets that are tried in one second: one or three.
    struct Trial: Equatable, Sendable {
        /// The level of the survey's badges.
        static let assumed = Trial(0)

        /// The number of lanes in use in the other properties.
        let count: Int
        /// dB.
        let decibels: SIMD4<Double>
        /// The weight of each offset; they add up to 1.
        let chances: SIMD4<Double>

        /// dB.
        let mean: Double

        /// A single offset.
        init(_ decibels: Double) {
            mean = decibels
            (count, self.decibels, chances) = (1, SIMD4(decibels, 0, 0, 0), SIMD4(1, 0, 0, 0))
        }

        /// The three-point approximation of a normal distribution (Gauss-Hermite quadrature).
        /// - Parameters:
        ///   - mean: in dB.
        ///   - variance: in dB².
        init(mean: Double, variance: Double) {
            self.mean = mean
            let reach = (3 * variance).squareRoot()
            (count, decibels) = (3, SIMD4(mean - reach, mean, mean + reach, 0))
            chances = SIMD4(1.0 / 6, 2.0 / 3, 1.0 / 6, 0)
        }
    }
}

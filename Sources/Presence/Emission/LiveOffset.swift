import Foundation

/// By how many decibels a person's badge is heard louder than the badge that the surveys were walked with. Battery,
/// case and pocket make it louder or fainter in all rooms, and fainter in one room is how the next room sounds. A
/// normal distribution for each person, in five bytes, which begins with what is known of the badge.
///
/// A second is weighed with the mean, and with a louder and a fainter value (three points of Gauss-Hermite quadrature);
/// how well each fits, over all places, moves the distribution. Once it is certain, one second of four is used. No
/// badge is taken for more than 12 dB off: with a limit of 30, half an hour under a coat made 56 of the next 240
/// seconds right (233 now).
struct LiveOffset: Equatable, Sendable {
    /// Hundredths of a dB.
    private var mean: Int16
    /// Thousandths of a dB².
    private var doubt = UInt16(Parameters.current.offset.variance * 1000)
    /// Seconds since it was looked at.
    private var seconds: UInt8 = 0

    /// - Parameter known: what is known of the badge, in dB.
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

    /// What to try in the next second.
    var trial: Trial {
        variance > Parameters.current.offset.settled || seconds + 1 >= Parameters.current.offset.pause
            ? Trial(mean: decibels, variance: variance) : Trial(decibels)
    }

    /// What it is compared with has changed: it may be as far off as at first.
    mutating func begin() { variance = Parameters.current.offset.variance }

    /// Takes in what a second said.
    /// - Parameters:
    ///   - trial: what was tried.
    ///   - fits: of each, how much likelier what was heard is with it than on the whole, over the places they may be
    ///     at; nil if the survey was not asked.
    ///   - elapsed: since the second before, in seconds.
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
        // Where what was heard is too unlikely for its type, nothing fits.
        guard whole.isFinite, whole > 0 else { return }
        chances /= whole
        let found = (chances * trial.decibels).sum()
        let off = trial.decibels - found
        mean = Self.hundredths(found)
        variance = (chances * off * off).sum()
    }
}

extension LiveOffset {
    /// By how much a badge may be louder than those of the survey, as it is tried in a second: once, or three times.
    struct Trial: Equatable, Sendable {
        /// As loud as they are.
        static let assumed = Trial(0)

        /// So many lanes of the others count.
        let count: Int
        /// dB.
        let decibels: SIMD4<Double>
        /// How likely each is; they add up to 1.
        let chances: SIMD4<Double>

        /// dB.
        let mean: Double

        /// Just so loud.
        init(_ decibels: Double) {
            mean = decibels
            (count, self.decibels, chances) = (1, SIMD4(decibels, 0, 0, 0), SIMD4(1, 0, 0, 0))
        }

        /// A normal distribution by three points (Gauss-Hermite quadrature).
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

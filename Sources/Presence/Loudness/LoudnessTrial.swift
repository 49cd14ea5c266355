/// By how much a badge may be louder than those of the survey, as it is tried in a second: once, or three times.
struct LoudnessTrial: Equatable, Sendable {
    /// As loud as they are.
    static let assumed = LoudnessTrial(0)

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

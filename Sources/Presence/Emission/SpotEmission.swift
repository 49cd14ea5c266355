import Foundation

/// The log-likelihood of the readings, at the spots of one room after another.
///
/// In: the scan and the packed fingerprints. Out: for each spot the logarithm of the product over the readings of
/// (1 - o) * p * t(level) + o * b(level), with o the outlier share, p and t the spot's probability of a reading and its
/// Student density, and b the building's; averaged over the level offsets that are tried. Four spots are taken at once.
struct SpotEmission {
    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// How loud the badge may be.
    private let trial: LiveOffset.Trial
    /// By fours of spots, trial by trial, for the latest readings.
    private var products: [SIMD4<Double>]
    /// What the likelihood is in a room where the survey never heard the receivers of the latest readings.
    private var absent = 1.0
    /// By spot, trial by trial, the logarithms for the readings before; empty if there were none.
    private var earlier: [SIMD4<Double>] = []
    /// By spot of the room, the logarithm of the likelihood: of several trials that of the mean.
    private(set) var scores: [Double]
    /// By spot of the room, trial by trial, how much likelier what was heard is with it than on the whole; empty if
    /// one alone is tried.
    private(set) var fits: [SIMD4<Float>] = []

    init(maxSpots: Int, _ trial: LiveOffset.Trial = .assumed) {
        self.trial = trial
        let fours = Fingerprints.Packed.fours(of: maxSpots)
        // Quicker than repeating one, which looks up the type each time.
        products = (0..<fours * trial.count).map { _ in SIMD4(repeating: 1) }
        scores = (0..<4 * fours).map { _ in 0 }
        if trial.count > 1 { fits = (0..<4 * fours).map { _ in SIMD4(repeating: 1) } }
    }

    /// Takes up a room, in place of the one before.
    mutating func hear(_ readings: [Scan.Reading], in room: Int64, spots: Int, _ fingerprints: Fingerprints) {
        earlier.removeAll(keepingCapacity: true)
        let fours = Fingerprints.Packed.fours(of: spots)
        startAnew(fours)
        for (number, reading) in readings.enumerated() {
            if number > 0, number.isMultiple(of: Self.factors) {
                earlier = (0..<spots).map { logarithms(at: $0) }
                startAnew(fours)
            }
            if let hearing = fingerprints.hearing(of: reading.place, in: room) {
                fingerprints.ears.multiply(&products, fours, by: reading, trying: trial, from: hearing.ear)
            } else {
                absent *= reading.absent
            }
        }
        guard earlier.isEmpty else { return sumUp(spots) }
        if trial.count > 1 {
            Self.average(products, absent, trial.chances, fours, to: &scores, &fits)
        } else {
            Self.score(products, absent, fours, to: &scores)
        }
    }

    private mutating func startAnew(_ fours: Int) {
        for index in 0..<fours * trial.count { products[index] = SIMD4(repeating: 1) }
        absent = 1
    }

    private static func score(
        _ products: [SIMD4<Double>], _ absent: Double, _ fours: Int, to scores: inout [Double]
    ) {
        let products = products.span
        var scores = scores.mutableSpan
        for four in 0..<fours {
            for lane in 0..<4 { scores[4 * four + lane] = logarithm(products[four][lane] * absent) }
        }
    }

    private static func average(
        _ products: [SIMD4<Double>], _ absent: Double, _ chances: SIMD4<Double>, _ fours: Int,
        to scores: inout [Double], _ fits: inout [SIMD4<Float>]
    ) {
        let products = products.span
        var scores = scores.mutableSpan
        var fits = fits.mutableSpan
        for four in 0..<fours {
            let (low, middle, high) = (products[3 * four], products[3 * four + 1], products[3 * four + 2])
            let whole = chances.x * low + chances.y * middle + chances.z * high
            // Where all is too unlikely for its type, nothing fits.
            let over = 1 / pointwiseMax(whole, SIMD4(repeating: .leastNormalMagnitude))
            let (lows, middles, highs) = (low * over, middle * over, high * over)
            for lane in 0..<4 {
                scores[4 * four + lane] = logarithm(whole[lane] * absent)
                fits[4 * four + lane] = SIMD4<Float>(SIMD4(lows[lane], middles[lane], highs[lane], 1))
            }
        }
    }

    /// By their logarithms, where there are too many to be multiplied.
    private mutating func sumUp(_ spots: Int) {
        for spot in 0..<spots {
            let logarithms = logarithms(at: spot)
            let limit = (0..<trial.count).reduce(-.infinity) { max($0, logarithms[$1]) }
            let sum = (0..<trial.count).reduce(0) { $0 + trial.chances[$1] * exp(logarithms[$1] - limit) }
            scores[spot] = limit + log(sum)
            guard trial.count > 1 else { continue }
            for point in 0..<trial.count {
                fits[spot][point] = Float(exp(logarithms[point] - scores[spot]))
            }
        }
    }

    /// By trial.
    private func logarithms(at spot: Int) -> SIMD4<Double> {
        var logarithms = earlier.isEmpty ? SIMD4<Double>() : earlier[spot]
        for point in 0..<trial.count {
            logarithms[point] += Self.logarithm(products[(spot >> 2) * trial.count + point][spot & 3] * absent)
        }
        return logarithms
    }

    private static func logarithm(_ product: Double) -> Double { log(max(product, .leastNormalMagnitude)) }
}

extension Fingerprints.Packed {
    /// How much likelier it is to hear a reading than nothing, or, where silence does not count, how likely: multiplied
    /// into the products of the spots of a room.
    /// - Parameters:
    ///   - products: by fours of spots, one for each level offset that is tried.
    ///   - count: the fours of the room.
    ///   - start: where the room begins.
    func multiply(
        _ products: inout [SIMD4<Double>], _ count: Int, by reading: Scan.Reading, trying trial: LiveOffset.Trial,
        from start: Int
    ) {
        let levels = SIMD4<Float>(reading.level - trial.decibels)
        let strange = Float(reading.strange)
        let fours = fours.span
        var products = products.mutableSpan
        for index in 0..<count {
            let four = fours[start + index]
            let factor = reading.listens ? four.overSilences : SIMD4(repeating: 1)
            if trial.count == 1 {
                products[index] *= SIMD4<Double>((four.likelihoods(of: levels.x) + strange) * factor)
            } else {
                products[3 * index] *= SIMD4<Double>((four.likelihoods(of: levels.x) + strange) * factor)
                products[3 * index + 1] *= SIMD4<Double>((four.likelihoods(of: levels.y) + strange) * factor)
                products[3 * index + 2] *= SIMD4<Double>((four.likelihoods(of: levels.z) + strange) * factor)
            }
        }
    }
}

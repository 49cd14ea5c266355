import Foundation

/// The likelihood of what was heard, at the spots of one room after another.
struct SpotScores {
    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// How loud the badge may be.
    private let trial: LoudnessTrial
    /// By fours of spots, trial by trial, for the latest readings.
    private var products: [SIMD4<Double>]
    /// By fours of spots, the mean over the trials; where there are several.
    private var wholes: [SIMD4<Double>] = []
    /// What the likelihood is in a room where the survey never heard the receivers of the latest readings.
    private var absent = 1.0
    /// By spot, trial by trial, the logarithms for the readings before; empty where there were none.
    private var earlier: [SIMD4<Double>] = []

    init(mostSpots: Int, _ trial: LoudnessTrial = .assumed) {
        self.trial = trial
        let fours = Ears.fours(of: mostSpots)
        // Quicker than repeating one, which looks up the type each time.
        products = (0..<fours * trial.count).map { _ in SIMD4(repeating: 1) }
        if trial.count > 1 { wholes = (0..<fours).map { _ in SIMD4(repeating: 1) } }
    }

    /// By the number of a spot in its room.
    subscript(spot: Int) -> Double {
        guard earlier.isEmpty else { return sum(logarithms(at: spot)) }
        return Self.logarithm((trial.count > 1 ? wholes : products)[spot >> 2][spot & 3] * absent)
    }

    /// By the number of a spot in its room and trial, how much likelier what was heard is with it than on the whole.
    func fits(at spot: Int) -> SIMD4<Float> {
        guard trial.count > 1 else { return SIMD4(repeating: 1) }
        guard earlier.isEmpty else {
            let logarithms = logarithms(at: spot)
            let whole = sum(logarithms)
            return SIMD4(
                Float(exp(logarithms.x - whole)), Float(exp(logarithms.y - whole)), Float(exp(logarithms.z - whole)), 1)
        }
        // Where all is too unlikely for its type, nothing fits.
        let over = 1 / max(wholes[spot >> 2][spot & 3], .leastNormalMagnitude)
        return SIMD4<Float>(SIMD4(product(0, at: spot), product(1, at: spot), product(2, at: spot), 1) * over)
    }

    private func product(_ point: Int, at spot: Int) -> Double {
        products[(spot >> 2) * trial.count + point][spot & 3]
    }

    /// By trial.
    private func logarithms(at spot: Int) -> SIMD4<Double> {
        var logarithms = earlier.isEmpty ? SIMD4<Double>() : earlier[spot]
        for point in 0..<trial.count { logarithms[point] += Self.logarithm(product(point, at: spot) * absent) }
        return logarithms
    }

    private static func logarithm(_ product: Double) -> Double { log(max(product, .leastNormalMagnitude)) }

    /// Of what was tried, added up without leaving the range of its type.
    private func sum(_ logarithms: SIMD4<Double>) -> Double {
        let most = (0..<trial.count).reduce(-.infinity) { max($0, logarithms[$1]) }
        return most + log((0..<trial.count).reduce(0) { $0 + trial.chances[$1] * exp(logarithms[$1] - most) })
    }

    /// Takes up a room, in place of the one before.
    mutating func hear(_ readings: [Earful.Reading], in room: Int64, spots: Int, _ scape: Soundscape) {
        earlier.removeAll(keepingCapacity: true)
        let fours = Ears.fours(of: spots)
        startAnew(fours)
        for (number, reading) in readings.enumerated() {
            if number > 0, number.isMultiple(of: Self.factors) {
                earlier = (0..<spots).map { logarithms(at: $0) }
                startAnew(fours)
            }
            if let hearing = scape.hearing(of: reading.place, in: room) {
                scape.ears.multiply(&products, fours, by: reading, trying: trial, from: hearing.ear)
            } else {
                absent *= reading.absent
            }
        }
        if trial.count > 1 { average(fours) }
    }

    private mutating func average(_ count: Int) {
        let chances = trial.chances
        for four in 0..<count {
            let first = 3 * four
            wholes[four] =
                chances.x * products[first] + chances.y * products[first + 1] + chances.z * products[first + 2]
        }
    }

    private mutating func startAnew(_ fours: Int) {
        for index in 0..<fours * trial.count { products[index] = SIMD4(repeating: 1) }
        absent = 1
    }
}

import Foundation

/// The likelihood of what was heard, at the spots of one room after another.
struct SpotScores {
    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// How loud the badge may be.
    private let trial: LoudnessTrial
    /// The fours that a room has at most.
    private let fours: Int
    /// Trial by trial, by fours of spots, for the latest readings.
    private var products: [SIMD4<Double>]
    /// By fours of spots, the mean over the trials; as the products where there is one.
    private var wholes: [SIMD4<Double>] = []
    /// What the likelihood is in a room where the survey never heard the receivers of the latest readings.
    private var absent = 1.0
    /// Trial by trial, by spot, the logarithms for the readings before; empty where there were none.
    private var earlier: [[Double]] = []

    init(mostSpots: Int, _ trial: LoudnessTrial = .assumed) {
        self.trial = trial
        fours = Ears.fours(of: mostSpots)
        // Quicker than repeating one, which looks up the type each time.
        products = (0..<fours * trial.count).map { _ in SIMD4(repeating: 1) }
        if trial.count > 1 { wholes = (0..<fours).map { _ in SIMD4(repeating: 1) } }
    }

    /// By the number of a spot in its room.
    subscript(spot: Int) -> Double {
        guard earlier.isEmpty else { return Self.sum(logarithms(at: spot), trial) }
        return Self.logarithm(whole(at: spot) * absent)
    }

    /// By the number of a spot in its room and trial, how much likelier what was heard is with it than on the whole.
    func fits(at spot: Int) -> SIMD4<Float> {
        var fits = SIMD4<Float>(repeating: 1)
        if earlier.isEmpty {
            let whole = whole(at: spot)
            guard trial.count > 1, whole > 0 else { return fits }
            let four = spot >> 2
            let share = 1 / whole
            let lane = spot & 3
            fits = SIMD4(
                Float(products[four][lane] * share), Float(products[fours + four][lane] * share),
                Float(products[2 * fours + four][lane] * share), 1)
        } else {
            let (logarithms, whole) = (logarithms(at: spot), self[spot])
            for point in 0..<trial.count { fits[point] = Float(exp(logarithms[point] - whole)) }
        }
        return fits
    }

    private func product(_ point: Int, at spot: Int) -> Double { products[point * fours + spot >> 2][spot & 3] }

    private func whole(at spot: Int) -> Double {
        trial.count > 1 ? wholes[spot >> 2][spot & 3] : product(0, at: spot)
    }

    /// By trial.
    private func logarithms(at spot: Int) -> SIMD4<Double> {
        var logarithms = SIMD4<Double>()
        for point in 0..<trial.count {
            let latest = Self.logarithm(product(point, at: spot) * absent)
            logarithms[point] = earlier.isEmpty ? latest : earlier[point][spot] + latest
        }
        return logarithms
    }

    private static func logarithm(_ product: Double) -> Double { log(max(product, .leastNormalMagnitude)) }

    private static func sum(_ logarithms: SIMD4<Double>, _ trial: LoudnessTrial) -> Double {
        let most = (0..<trial.count).reduce(-.infinity) { max($0, logarithms[$1]) }
        return most + log((0..<trial.count).reduce(0) { $0 + trial.chances[$1] * exp(logarithms[$1] - most) })
    }

    /// Takes up a room, in place of the one before.
    mutating func hear(_ readings: [Earful.Reading], in room: Int64, spots: Int, _ scape: Soundscape) {
        earlier.removeAll(keepingCapacity: true)
        let count = Ears.fours(of: spots)
        startAnew(count)
        for (number, reading) in readings.enumerated() {
            if number > 0, number.isMultiple(of: Self.factors) {
                earlier = (0..<trial.count).map { point in (0..<spots).map { logarithms(at: $0)[point] } }
                startAnew(count)
            }
            guard let hearing = scape.hearing(of: reading.place, in: room) else {
                absent *= reading.absent
                continue
            }
            for point in 0..<trial.count {
                let first = point * fours
                scape.ears.multiply(
                    &products, at: first..<first + count, by: reading, louder: trial.decibels[point],
                    from: hearing.ear - first)
            }
        }
        if trial.count > 1 { Self.average(products, trial, fours: fours, to: &wholes, count) }
    }

    private static func average(
        _ products: [SIMD4<Double>], _ trial: LoudnessTrial, fours: Int, to wholes: inout [SIMD4<Double>], _ count: Int
    ) {
        let (low, middle, high) = (trial.chances[0], trial.chances[1], trial.chances[2])
        let products = products.span
        var wholes = wholes.mutableSpan
        for four in 0..<count {
            wholes[four] = low * products[four] + middle * products[fours + four] + high * products[2 * fours + four]
        }
    }

    private mutating func startAnew(_ count: Int) {
        for point in 0..<trial.count {
            for four in 0..<count { products[point * fours + four] = SIMD4(repeating: 1) }
        }
        absent = 1
    }
}

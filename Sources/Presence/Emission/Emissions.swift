import Foundation

/// The emissions of one second: the log-likelihood of all readings in each room or at each spot.
///
/// In: the scan, the placement scores, and the level offsets to try. Out: a score for each state. The score of a
/// surveyed spot is weight(n) * (sum of the log-likelihoods of its readings + log-likelihood of its silence) + the
/// placement score; any other room has the placement score alone.
extension RadioMap {
    /// The weight of each of n readings.
    static func weight(of readings: Int) -> Double {
        min(
            Parameters.current.emission.maxWeight,
            Parameters.current.emission.jointWeight / Double(max(1, readings)).squareRoot())
    }

    /// A room, and its spots if it was surveyed.
    private typealias Place = (room: Int64, spots: Range<Int>?)

    /// Returns the log-likelihood of the readings, spot by spot for surveyed rooms.
    ///
    /// The survey decides between surveyed rooms. It has no fingerprints of other rooms: while the person may be in one
    /// of those, placement decides between all rooms, as it does without a survey.
    /// - Parameters:
    ///   - rooms: the rooms, in ascending order.
    ///   - unsurveyed: the weight of a decibel of placement in rooms without a survey.
    ///   - share: the weight of the survey, at most 1; placement gets the rest.
    ///   - trial: the level offsets to try for the badge.
    /// - Returns: the likelihoods and, place by place, how well each level offset fits; no fits if the survey is not
    ///   used.
    func likelihoods(
        _ scan: Scan, in rooms: [Int64], _ placement: Placement.Scores, unsurveyed: Double, share: Double,
        trial: LiveOffset.Trial
    ) -> (likelihoods: [StateLikelihoods.Likelihood], fits: [SIMD4<Float>]) {
        let places = rooms.map { Place(room: $0, spots: fingerprints.spotsOf[$0]) }
        let isOpen = places.contains {
            $0.spots == nil && placement.score(of: $0.room, weight: unsurveyed) > Parameters.current.placement.excluded
        }
        return isOpen
            ? (placed(places, placement, unsurveyed), [])
            : heard(scan, at: places, placement, unsurveyed, share, trial)
    }

    /// Returns the placement scores, which are equal for all spots of a room. A surveyed room without a receiver cannot
    /// be scored by placement, so it is as likely as the likeliest surveyed room.
    private func placed(_ places: [Place], _ placement: Placement.Scores, _ weight: Double) -> [StateLikelihoods
        .Likelihood]
    {
        let best = places.reduce(-.infinity) { best, place in
            place.spots == nil ? best : max(best, placement.score(of: place.room, weight: weight))
        }
        return places.flatMap { room, spots in
            let says = spots == nil || comparesPlacement || receiversIn[room] != nil
            let score = says ? placement.score(of: room, weight: weight) : best
            return (spots ?? -1..<0).map {
                StateLikelihoods.Likelihood(HiddenState(room: room, spot: Int32($0)), score: score)
            }
        }
    }

    /// Returns the weight of a decibel of placement beside the survey: the full weight near a room that the record
    /// taught, because a surveyed room is always known better than such a room.
    func beside(_ placement: Placement.Scores, _ unsurveyed: Double, _ share: Double) -> Double {
        let isEdge =
            !taughtRooms.isEmpty
            && placement.rooms.contains {
                taughtRooms.contains($0.room)
                    && placement.score(of: $0.room, weight: unsurveyed) > Parameters.current.placement.near
            }
        return isEdge ? unsurveyed : placementWeight * share + unsurveyed * (1 - share)
    }

    /// Returns the likelihoods by the survey. Unsurveyed rooms are ranked below the best surveyed spot by their
    /// placement scores.
    private func heard(
        _ scan: Scan, at places: [Place], _ placement: Placement.Scores, _ unsurveyed: Double,
        _ share: Double, _ trial: LiveOffset.Trial
    ) -> (likelihoods: [StateLikelihoods.Likelihood], fits: [SIMD4<Float>]) {
        let weight = Self.weight(of: scan.readings.count) * share
        let placementWeight = beside(placement, unsurveyed, share)
        var likelihoods: [StateLikelihoods.Likelihood] = []
        likelihoods.reserveCapacity(fingerprints.maxSpots * places.count)
        var heard = SpotEmission(maxSpots: fingerprints.maxSpots, trial)
        var fits: [SIMD4<Float>] = []
        if trial.count > 1 { fits.reserveCapacity(fingerprints.maxSpots * places.count) }
        var unknown: [Int] = []
        for (room, spots) in places {
            guard let spots else {
                unknown.append(likelihoods.count)
                let score = placement.score(of: room, weight: unsurveyed)
                likelihoods.append(StateLikelihoods.Likelihood(HiddenState(room: room, spot: -1), score: score))
                if trial.count > 1 { fits.append(SIMD4(repeating: 1)) }
                continue
            }
            heard.hear(scan.readings, in: room, spots: spots.count, fingerprints)
            // The levels of a room that the record taught are those of the badges in the record, so they show no
            // offset.
            let tells = !taughtRooms.contains(room)
            let beside = comparesPlacement ? placement.score(of: room, weight: placementWeight) : 0
            for (number, spot) in spots.enumerated() {
                let said = heard.scores[number] + scan.silence.chance(at: spot)
                likelihoods.append(
                    StateLikelihoods.Likelihood(
                        HiddenState(room: room, spot: Int32(spot)), score: said * weight + beside))
                if trial.count > 1 { fits.append(tells ? heard.fits[number] : SIMD4(repeating: 1)) }
            }
        }
        if !unknown.isEmpty, unknown.count < likelihoods.count {
            let best = likelihoods.reduce(-.infinity) { max($0, $1.state.spot < 0 ? -.infinity : $1.score) }
            for place in unknown { likelihoods[place].score += best }
        }
        return (likelihoods, fits)
    }
}

/// The log-likelihood of the readings at the spots of one room at a time.
///
/// In: the scan and the packed fingerprints. Out: for each spot the logarithm of the product over the readings of (1 -
/// o) * p * t(level) + o * b(level), with o the outlier share, p and t the spot's probability of a reading and its
/// Student density, and b the building's density; averaged over the level offsets that are tried. Four spots are
/// computed at once.
struct SpotEmission {
    /// The number of likelihoods that can be multiplied without underflow.
    private static let factors = 32

    /// The level offsets to try.
    private let trial: LiveOffset.Trial
    /// The products for the latest readings, by groups of four spots and by trial.
    private var products: [SIMD4<Double>]
    /// The likelihood in a room where the survey never heard the receivers of the latest readings.
    private var absent = 1.0
    /// The logarithms for the earlier readings, by spot and trial; empty if there were none.
    private var earlier: [SIMD4<Double>] = []
    /// The log-likelihood of each spot of the room; the mean if several offsets are tried.
    private(set) var scores: [Double]
    /// For each spot of the room and each trial, how much likelier the readings are with that offset than on average;
    /// empty if only one offset is tried.
    private(set) var fits: [SIMD4<Float>] = []

    init(maxSpots: Int, _ trial: LiveOffset.Trial = .assumed) {
        self.trial = trial
        let fours = Fingerprints.Packed.fours(of: maxSpots)
        // Faster than repeating one value, which looks up the type each time.
        products = (0..<fours * trial.count).map { _ in SIMD4(repeating: 1) }
        scores = (0..<4 * fours).map { _ in 0 }
        if trial.count > 1 { fits = (0..<4 * fours).map { _ in SIMD4(repeating: 1) } }
    }

    /// Replaces the room with another and computes its scores.
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
            // If the readings are too unlikely for the floating-point type, nothing fits.
            let over = 1 / pointwiseMax(whole, SIMD4(repeating: .leastNormalMagnitude))
            let (lows, middles, highs) = (low * over, middle * over, high * over)
            for lane in 0..<4 {
                scores[4 * four + lane] = logarithm(whole[lane] * absent)
                fits[4 * four + lane] = SIMD4<Float>(SIMD4(lows[lane], middles[lane], highs[lane], 1))
            }
        }
    }

    /// Adds up logarithms if there are too many readings to multiply.
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

    /// Returns the logarithms at a spot, by trial.
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
    /// Multiplies a reading into the products of the spots of a room: its likelihood relative to silence or, if silence
    /// does not count, its likelihood.
    /// - Parameters:
    ///   - products: the products, by groups of four spots, one for each level offset that is tried.
    ///   - count: the number of groups in the room.
    ///   - start: the index of the room's first group.
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

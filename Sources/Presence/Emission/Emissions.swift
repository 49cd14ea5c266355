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

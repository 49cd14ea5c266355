import Foundation

/// The emissions of a second: for each room or spot the log-likelihood of all readings.
///
/// In: the scan, what placement says, and how loud the badge may be. Out: a score for each state. A surveyed spot has
/// weight(n) * (sum of its readings' log-likelihoods + its silence) + what placement adds; any other room has
/// placement's score alone.
extension RadioMap {
    /// How much each of n readings counts.
    static func weight(of readings: Int) -> Double {
        min(
            Parameters.current.emission.maxWeight,
            Parameters.current.emission.jointWeight / Double(max(1, readings)).squareRoot())
    }

    /// A room, and its spots where it was surveyed.
    private typealias Place = (room: Int64, spots: Range<Int>?)

    /// The logarithm of the likelihood of what was heard, spot by spot for surveyed rooms.
    ///
    /// Between surveyed rooms the survey speaks. It cannot say how a room sounds that it does not know: while a person
    /// may be there, placement decides between all rooms as it does where there is no survey.
    /// - Parameters:
    ///   - rooms: in ascending order.
    ///   - unsurveyed: how much a decibel of placement counts where the survey says nothing.
    ///   - share: how much of what the survey says counts, at most 1; placement takes the rest.
    ///   - trial: how loud the badge may be beside the survey's.
    /// - Returns: and place by place, how well each loudness that was tried fits; nothing if the survey does not
    ///   speak.
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

    /// What placement says: the same of all spots of a room. Of a surveyed room without a receiver it says nothing, so
    /// that it is as likely as the likeliest surveyed one.
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

    /// How much a decibel of placement counts beside the survey: in full at the edges of a room that the record taught,
    /// where a surveyed room is always known better.
    func beside(_ placement: Placement.Scores, _ unsurveyed: Double, _ share: Double) -> Double {
        let isEdge =
            !taughtRooms.isEmpty
            && placement.rooms.contains {
                taughtRooms.contains($0.room)
                    && placement.score(of: $0.room, weight: unsurveyed) > Parameters.current.placement.near
            }
        return isEdge ? unsurveyed : placementWeight * share + unsurveyed * (1 - share)
    }

    /// What the survey says. Other rooms fall behind the best of the surveyed spots by what placement says of them.
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
            // A room that the record taught sounds as loud as the badges that the record heard.
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

import Foundation

extension SoundMap {
    /// The share of readings that fit nothing that was learned: somebody stood in between, a door was shut.
    static let strange = 0.05
    /// Readings are not independent: one body and one packet stand behind all of a second, and much the same ones behind
    /// the next. So a reading never counts whole, and n readings together no more than this, times the fourth root of n.
    private static let independence = (most: 0.8, together: 3.05)

    /// How much each of n readings counts.
    private static func weight(of readings: Int) -> Double {
        let root = Double(max(1, readings)).squareRoot()
        return min(independence.most, independence.together / (root * root.squareRoot()))
    }

    /// The logarithm of the likelihood of what was heard, spot by spot for surveyed rooms.
    /// - Parameters:
    ///   - rooms: in ascending order.
    ///   - placement: what speaks for them beside the survey.
    func likelihoods(
        _ earful: Earful, in rooms: [Int64], beside placement: Placement.Scores
    ) -> [Moment.Likelihood] {
        let weight = Self.weight(of: earful.readings.count)
        var likelihoods: [Moment.Likelihood] = []
        likelihoods.reserveCapacity(scape.mostSpots * rooms.count)
        var heard = SpotScores(mostSpots: scape.mostSpots)
        for room in rooms {
            let placed = placement.score(of: room)
            guard let spots = scape.spotsOf[room] else {
                let score = (earful.elsewhere + earful.silence.elsewhere) * weight + placed
                likelihoods.append(Moment.Likelihood(Hypothesis(room: room, spot: -1), score: score))
                continue
            }
            heard.hear(earful.readings, in: room, spots: spots.count, scape)
            let beside = comparesPlacement ? placed : 0
            for (number, spot) in spots.enumerated() {
                let score = (heard[number] + earful.silence.chance(at: spot)) * weight + beside
                likelihoods.append(Moment.Likelihood(Hypothesis(room: room, spot: Int32(spot)), score: score))
            }
        }
        return likelihoods
    }
}

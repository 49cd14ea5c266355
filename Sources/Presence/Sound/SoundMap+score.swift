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

    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// The logarithm of the likelihood of what was heard, spot by spot for surveyed rooms.
    /// - Parameter rooms: in ascending order, each with what else speaks for it.
    func likelihoods(_ earful: Earful, in rooms: [(room: Int64, beside: Double)]) -> [Moment.Likelihood] {
        let runs = runs(of: rooms)
        let heard = scores(earful.readings, runs)
        let weight = Self.weight(of: earful.readings.count)
        var likelihoods: [Moment.Likelihood] = []
        likelihoods.reserveCapacity(heard.count)
        for run in runs {
            guard let spots = run.spots else {
                let score = (heard[run.places.lowerBound] + earful.silence.elsewhere) * weight + run.beside
                likelihoods.append(Moment.Likelihood(Hypothesis(room: run.room, spot: -1), score: score))
                continue
            }
            for place in run.places {
                let spot = spots.lowerBound + place - run.places.lowerBound
                let score = (heard[place] + earful.silence.chance(at: spot)) * weight + run.beside
                likelihoods.append(Moment.Likelihood(Hypothesis(room: run.room, spot: Int32(spot)), score: score))
            }
        }
        return likelihoods
    }

    /// The logarithm of the likelihood of all readings, by place.
    private func scores(_ readings: [Earful.Reading], _ runs: [Run]) -> [Double] {
        var scores = Array(repeating: 0.0, count: runs.last?.places.upperBound ?? 0)
        for start in stride(from: 0, to: readings.count, by: Self.factors) {
            let products = products(readings.dropFirst(start).prefix(Self.factors), runs)
            for place in scores.indices { scores[place] += log(max(products[place], .leastNormalMagnitude)) }
        }
        return scores
    }

    /// The places of a room among those that come into question; nil spots for a room that was not surveyed.
    private struct Run {
        let room: Int64
        let spots: Range<Int>?
        let places: Range<Int>
        let beside: Double
    }

    private func runs(of rooms: [(room: Int64, beside: Double)]) -> [Run] {
        var end = 0
        return rooms.map { room, beside in
            let spots = scape.spotsOf[room]
            let start = end
            end += spots?.count ?? 1
            let counts = spots == nil || comparesPlacement
            return Run(room: room, spots: spots, places: start..<end, beside: counts ? beside : 0)
        }
    }

    private func products(_ readings: ArraySlice<Earful.Reading>, _ runs: [Run]) -> [Double] {
        var products = Array(repeating: 1.0, count: runs.last?.places.upperBound ?? 0)
        for run in runs {
            for reading in readings {
                if run.spots == nil {
                    products[run.places.lowerBound] *= reading.elsewhere
                } else if let hearing = scape.hearing(of: reading.place, in: run.room) {
                    scape.ears.multiply(&products, at: run.places, by: reading, from: hearing.ear)
                } else {
                    for place in run.places { products[place] *= reading.absent }
                }
            }
        }
        return products
    }
}

import Foundation

/// A state of the model: a spot of a surveyed room, or a room as a whole.
struct HiddenState: Comparable, Sendable {
    let room: Int64
    /// Its number in the radio map; -1 for a room that was not surveyed.
    let spot: Int32

    static func < (one: HiddenState, other: HiddenState) -> Bool {
        (one.room, one.spot) < (other.room, other.spot)
    }
}

/// A few rooms, in ascending order, each of them once.
struct Rooms {
    /// The number of rooms that is seldom exceeded.
    static let usual = 16

    private(set) var all: [Int64] = []

    init() {
        all.reserveCapacity(Self.usual)
    }

    mutating func insert(_ room: Int64) {
        guard all.last != room else { return }
        let index = all.firstIndex { room <= $0 } ?? all.endIndex
        if index == all.endIndex {
            all.append(room)
        } else if all[index] != room {
            all.insert(room, at: index)
        }
    }
}

/// The likelihoods of one second, for each candidate state.
struct StateLikelihoods: Equatable, Sendable {
    /// Seconds since the moment before.
    let elapsed: Double
    /// In ascending order of the states; each is a log-likelihood, and the greatest is 0.
    private(set) var likelihoods: [Likelihood]

    struct Likelihood: Equatable, Sendable {
        let state: HiddenState
        /// The log-likelihood.
        var score: Double
        /// The likelihood as a fraction of the greatest.
        fileprivate(set) var ratio = 0.0

        init(_ state: HiddenState, score: Double) {
            self.state = state
            self.score = score
        }
    }

    /// - Parameter likelihoods: the likelihoods, in ascending order of the states.
    init(elapsed: Double, _ likelihoods: [Likelihood]) {
        self.elapsed = elapsed
        self.likelihoods = likelihoods
        scale(by: 1)
    }

    /// Returns the same likelihoods with less weight.
    func weighed(_ weight: Double) -> StateLikelihoods {
        var moment = self
        moment.scale(by: weight)
        return moment
    }

    private mutating func scale(by weight: Double) {
        var places = likelihoods.mutableSpan
        var best = -Double.infinity
        for place in places.indices { best = max(best, places[place].score) }
        let minimum = Parameters.current.emission.minScore
        let minRatio = exp(minimum)
        for place in places.indices {
            let score = (places[place].score - best) * weight
            (places[place].score, places[place].ratio) = score > minimum ? (score, exp(score)) : (minimum, minRatio)
        }
    }

}

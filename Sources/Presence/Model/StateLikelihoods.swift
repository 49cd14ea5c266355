import Foundation

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

import Foundation

/// What one second says for each place that comes into question.
struct Moment: Equatable, Sendable {
    /// Seconds since the moment before.
    let elapsed: Double
    /// In ascending order; the logarithm of each likelihood, the greatest of them 0.
    private(set) var likelihoods: [Likelihood]

    struct Likelihood: Equatable, Sendable {
        let hypothesis: Hypothesis
        /// The logarithm of the likelihood.
        var score: Double
        /// The likelihood in parts of the greatest.
        fileprivate(set) var ratio = 0.0

        init(_ hypothesis: Hypothesis, score: Double) {
            self.hypothesis = hypothesis
            self.score = score
        }
    }

    /// - Parameter likelihoods: in ascending order.
    init(elapsed: Double, _ likelihoods: [Likelihood]) {
        self.elapsed = elapsed
        self.likelihoods = likelihoods
        scale(by: 1)
    }

    /// The same with less weight.
    func weighed(_ weight: Double) -> Moment {
        var moment = self
        moment.scale(by: weight)
        return moment
    }

    private mutating func scale(by weight: Double) {
        var places = likelihoods.mutableSpan
        var best = -Double.infinity
        for place in places.indices { best = max(best, places[place].score) }
        let least = Parameters.current.emission.leastScore
        let leastRatio = exp(least)
        for place in places.indices {
            let score = (places[place].score - best) * weight
            (places[place].score, places[place].ratio) = score > least ? (score, exp(score)) : (least, leastRatio)
        }
    }

}

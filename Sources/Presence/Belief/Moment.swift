import Foundation

/// What one second says for each place that comes into question.
struct Moment: Equatable, Sendable {
    /// Seconds since the moment before.
    let elapsed: Double
    /// In ascending order; the logarithm of each likelihood, the greatest of them 0.
    let likelihoods: [Likelihood]

    struct Likelihood: Equatable, Sendable {
        let hypothesis: Hypothesis
        /// The logarithm of the likelihood.
        let score: Double
        /// The likelihood in parts of the greatest.
        let ratio: Double
    }

    init(elapsed: Double, scores: [(hypothesis: Hypothesis, score: Double)]) {
        self.elapsed = elapsed
        let best = scores.reduce(-.infinity) { max($0, $1.score) }
        likelihoods = scores.map { hypothesis, score in
            let score = max(score - best, Self.least)
            return Likelihood(
                hypothesis: hypothesis, score: score, ratio: score > Self.least ? exp(score) : Self.leastRatio)
        }
    }

    /// The same with less weight.
    func weighed(_ weight: Double) -> Moment {
        Moment(elapsed: elapsed, scores: likelihoods.map { ($0.hypothesis, $0.score * weight) })
    }

    /// However unlikely, nothing is ruled out by one second.
    static let least = -12.0
    private static let leastRatio = exp(least)
}

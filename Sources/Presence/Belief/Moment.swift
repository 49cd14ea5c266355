/// What one second says for each place that comes into question.
struct Moment: Equatable, Sendable {
    /// Seconds since the moment before.
    let elapsed: Double
    /// In ascending order; the logarithm of each likelihood, the greatest of them 0.
    let likelihoods: [(hypothesis: Hypothesis, score: Double)]

    init(elapsed: Double, scores: [(hypothesis: Hypothesis, score: Double)]) {
        self.elapsed = elapsed
        let best = scores.map(\.score).max() ?? 0
        likelihoods = scores.map { ($0.hypothesis, max($0.score - best, Self.least)) }
    }

    /// However unlikely, nothing is ruled out by one second.
    static let least = -12.0

    static func == (one: Moment, other: Moment) -> Bool {
        one.elapsed == other.elapsed && one.likelihoods.elementsEqual(other.likelihoods) { $0 == $1 }
    }
}

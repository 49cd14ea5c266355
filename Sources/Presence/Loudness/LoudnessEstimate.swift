import Foundation

/// How much louder a badge is heard than those that the survey was made with, as far as that is known.
public struct LoudnessEstimate: Equatable, Sendable {
    /// In dB; below 0 for one that is fainter.
    public let mean: Double
    /// One over its variance, in 1/dB², as rooms differ; 0 where nothing is known.
    public let certainty: Double

    public init(mean: Double = 0, certainty: Double = 0) {
        self.mean = mean
        self.certainty = certainty
    }

    /// What is taken off the levels of the badge, in dB: the mean, in so far as it is likely to be more than chance.
    public var decibels: Double {
        guard certainty > 0 else { return 0 }
        let deviations = mean * mean / (1 / certainty + Parameters.current.offset.bias * Parameters.current.offset.bias)
        return max(
            -Parameters.current.offset.most,
            min(
                Parameters.current.offset.most,
                mean / (1 + exp(Parameters.current.offset.even * Parameters.current.offset.even - deviations))))
    }
}

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

    /// What a survey of a minute a room gets wrong, it gets wrong in all of them, in dB.
    private static let bias = 1.3
    /// Most badges are like those of the survey: one is as likely another where it is found so many standard deviations off.
    private static let even = 1.8
    /// No badge is so much louder or fainter than another, in dB: what seems to be is something else.
    static let most = 12.0

    /// What is taken off the levels of the badge, in dB: the mean, in so far as it is likely to be more than chance.
    public var decibels: Double {
        guard certainty > 0 else { return 0 }
        let deviations = mean * mean / (1 / certainty + Self.bias * Self.bias)
        return max(-Self.most, min(Self.most, mean / (1 + exp(Self.even * Self.even - deviations))))
    }
}

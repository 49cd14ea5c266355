import Foundation
import Vocabulary

/// The schedule of retries (Standard Webhooks 1.0, "Deliverability and reliability"): ten attempts in about 76 hours.
/// Each delay is up to a tenth shorter or longer, so that messages that failed together are not repeated together.
enum RetrySchedule {
    /// The delays after the first attempt, the second, and so on, in seconds.
    static let delays: [TimeInterval] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    /// The maximum delay in seconds, even if a receiver asks for a longer one.
    private static let maximum: TimeInterval = 86_400

    /// Returns the seconds until the next attempt; nil if none follows.
    /// - Parameters:
    ///   - attempts: how many were made, including this one.
    ///   - limit: how many may be made.
    ///   - jitter: from -1 to 1.
    static func delay(
        after outcome: SendOutcome, attempts: Int, limit: Int, jitter: Double
    ) -> TimeInterval? {
        guard let fault = outcome.fault, fault != .gone, attempts < limit else { return nil }
        let usual = delays[min(max(attempts, 1), delays.count) - 1] * (1 + jitter / 10)
        return max(usual, min(outcome.retryAfter ?? 0, maximum))
    }
}

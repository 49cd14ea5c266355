import Foundation
import Vocabulary

/// When a message is tried again (Standard Webhooks 1.0, "Deliverability and reliability"): ten attempts in about 76
/// hours. Each wait is up to a tenth shorter or longer, so that what failed together does not come back together.
enum RetrySchedule {
    /// Seconds after the first attempt, the second, and so on.
    static let delays: [TimeInterval] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    /// A receiver that asks for more than this many seconds is not waited for longer.
    private static let maximum: TimeInterval = 86_400

    /// Seconds until the next attempt; nil if absent.
    /// - Parameters:
    ///   - attempts: how many there were, this one included.
    ///   - most: how many there may be.
    ///   - jitter: from -1 to 1.
    static func delay(
        after outcome: SendOutcome, attempts: Int, limit: Int, jitter: Double
    ) -> TimeInterval? {
        guard let fault = outcome.fault, fault != .gone, attempts < limit else { return nil }
        let usual = delays[min(max(attempts, 1), delays.count) - 1] * (1 + jitter / 10)
        return max(usual, min(outcome.retryAfter ?? 0, maximum))
    }
}

/// What came of sending a message once.
struct SendOutcome: Equatable, Sendable {
    /// Nil if it arrived.
    let fault: DeliveryFault?
    /// The HTTP status; nil if there was no answer.
    var status: Int?
    /// Seconds for which the receiver asks to be left alone.
    var retryAfter: TimeInterval?

    init(fault: DeliveryFault?, status: Int? = nil, retryAfter: TimeInterval? = nil) {
        self.fault = fault
        self.status = status
        self.retryAfter = retryAfter
    }

    /// - Parameters:
    ///   - retryAfter: the header `Retry-After` (RFC 9110, section 10.2.3), which counts with 429 and 503.
    ///   - now: by the clock on the wall.
    init(status: Int, retryAfter: String?, at now: Date) {
        switch status {
        case 200..<300: self.init(fault: nil, status: status)
        case 300..<400: self.init(fault: .redirected, status: status)
        case 410: self.init(fault: .gone, status: status)
        case 429, 503:
            self.init(
                fault: .status, status: status, retryAfter: retryAfter.flatMap { Self.seconds($0, at: now) })
        default: self.init(fault: .status, status: status)
        }
    }

    /// A number of seconds, or a date such as `Tue, 01 Sep 2026 08:30:00 GMT`.
    private static func seconds(_ text: String, at now: Date) -> TimeInterval? {
        if let seconds = UInt32(text) { return TimeInterval(seconds) }
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return dates.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}

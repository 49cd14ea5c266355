import Foundation
import Vocabulary

/// The outcome of one attempt to send a message.
struct SendOutcome: Equatable, Sendable {
    /// Nil if the message was delivered.
    let fault: DeliveryFault?
    /// The HTTP status; nil if there was no answer.
    var status: Int?
    /// The delay that the receiver asks for, in seconds.
    var retryAfter: TimeInterval?

    init(fault: DeliveryFault?, status: Int? = nil, retryAfter: TimeInterval? = nil) {
        self.fault = fault
        self.status = status
        self.retryAfter = retryAfter
    }

    /// - Parameters:
    ///   - retryAfter: the header `Retry-After` (RFC 9110, section 10.2.3), which applies to 429 and 503.
    ///   - now: the time of the wall clock.
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

    /// Parses a number of seconds, or a date such as `Tue, 01 Sep 2026 08:30:00 GMT`.
    private static func seconds(_ text: String, at now: Date) -> TimeInterval? {
        if let seconds = UInt32(text) { return TimeInterval(seconds) }
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return dates.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}

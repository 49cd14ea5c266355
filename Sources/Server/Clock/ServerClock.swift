public import Foundation
import Store

/// The server's clock: the system's, ahead by as much as the record already is, or one that runs faster.
public struct ServerClock: TimeSource {
    public let rate: Double
    private let origin: Date
    private let start: ContinuousClock.Instant

    /// - Parameters:
    ///   - rate: 1 but for demonstrations on a private cluster.
    ///   - recorded: the newest time in the record; the clock never starts before it, or time would run back.
    public init(rate: Double = 1, notBefore recorded: Date? = nil) {
        self.rate = rate
        start = .now
        origin = max(Date(), recorded ?? .distantPast)
        lead = origin.timeIntervalSinceNow
    }

    /// How far it is ahead of the system's clock when it starts, in seconds.
    public let lead: TimeInterval

    /// In whole milliseconds, as times are told.
    public var now: Date { time.inMilliseconds }

    private var time: Date {
        // At the usual rate the system's clock leads, with the corrections it gets while the server runs.
        guard rate != 1 else { return Date().addingTimeInterval(max(0, lead)) }
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        return origin.addingTimeInterval(elapsed * rate)
    }
}

public import Foundation
public import Logging
import Store
import Synchronization

extension Date {
    /// Converts this time from a node's or a client's clock to the server's: both agree on how long ago it was,
    /// whatever their clocks show.
    func onServerClock(sentAt: Date, receivedAt: Date) -> Date {
        receivedAt.addingTimeInterval(-sentAt.timeIntervalSince(self))
    }
}

/// The server's clock: the system's clock, except that it never runs backwards, or a clock that runs faster.
///
/// Decisions are recorded with their times. If this clock were set back with the system's, nothing could be decided
/// until it reached that time again.
public final class ServerClock: TimeSource {
    /// The smallest lead that is logged, in seconds: clocks are corrected by less than that every day.
    private static let notable: TimeInterval = 2

    public let rate: Double
    private let start = ContinuousClock.now
    private let state: Mutex<(time: SteadyTime, told: TimeInterval)>
    private let logger: Logger

    /// - Parameter rate: 1 except for demonstrations on a private cluster.
    public init(rate: Double = 1, logger: Logger) {
        self.rate = rate
        self.logger = logger
        state = Mutex((SteadyTime(rate: rate, system: Date(), uptime: .zero), 0))
    }

    /// In whole milliseconds, the precision of all times that are sent.
    public var now: Date { change { $0.read(system: $1, uptime: $2) }.inMilliseconds }

    public var uptime: Duration { ContinuousClock.now - start }

    public var lead: TimeInterval {
        change { time, system, uptime in
            _ = time.read(system: system, uptime: uptime)
            return time.lead
        }
    }

    public var civil: Date { Date() }

    /// At least 20 ms of real time pass, however fast the clock runs, so that a loop that waits here leaves time for
    /// other work.
    public func sleep(for seconds: Double) async {
        try? await Task.sleep(for: .seconds(max(seconds / rate, 0.02)))
    }

    public func reach(_ time: Date) {
        change { $0.reach(time, system: $1, uptime: $2) }
    }

    private func change<Result>(_ body: (inout SteadyTime, Date, Duration) -> Result) -> Result {
        let (result, news) = state.withLock { state in
            let result = body(&state.time, Date(), uptime)
            return (result, Self.news(of: state.time.lead, &state.told))
        }
        // Logged outside the lock, so that no reader of the clock waits for it.
        if let news { tell(of: news) }
        return result
    }

    /// The lead to log: one that has grown noticeably since the last log entry, or 0 when it is over.
    private static func news(of lead: TimeInterval, _ told: inout TimeInterval) -> TimeInterval? {
        guard lead == 0 ? told > 0 : lead > told + notable else { return nil }
        told = lead
        return lead
    }

    private func tell(of lead: TimeInterval) {
        guard lead > 0 else { return logger.notice("The system's clock has caught up with the record.") }
        let hours = (lead / (1 - SteadyTime.patientPace) / 360).rounded() / 10
        logger.warning(
            """
            The system's clock is \(Int(lead)) s behind the latest time in the record: it was set back, or was wrong \
            before. The server uses a clock that continues from the record, 5 % slower than real time, until it \
            agrees with the system's clock in \(hours) hours.
            """)
    }
}

public import Foundation
public import Logging
import Store
import Synchronization

/// The one clock of a server: the engine, what is accepted and the live hub all read it. It never runs back.
public protocol TimeSource: Sendable {
    var now: Date { get }
    /// Its seconds in one real second.
    var rate: Double { get }
    /// What the machine's clock says, by which authenticators and people elsewhere go.
    var civil: Date { get }
    /// Real time that has passed since some moment; no person sets it.
    var uptime: Duration { get }
    /// How far it is ahead of the machine's clock, in seconds; 0 where it follows it, and where it runs faster.
    var lead: TimeInterval { get }
    /// Goes on from a time where it was before it: one that is recorded.
    func reach(_ time: Date)
    /// Returns after so many of its seconds, or when the task is cancelled.
    func sleep(for seconds: Double) async
}

extension TimeSource {
    /// By the clock on the wall, which this one may be ahead of.
    var wallTime: Date { now.addingTimeInterval(-lead) }
}

extension Date {
    /// This time of a node's or a client's clock on the server's clock: both agree on how long ago it was, whatever
    /// their clocks say.
    func onServerClock(sentAt: Date, receivedAt: Date) -> Date {
        receivedAt.addingTimeInterval(-sentAt.timeIntervalSince(self))
    }
}

/// The server's clock: the system's, but that it never runs back, or one that runs faster.
///
/// What was decided and recorded stands at its time. Were this clock set back with the system's, nothing could be
/// decided until that time came again.
public final class ServerClock: TimeSource {
    /// A lead that is told of, in seconds: by less than that a clock is corrected every day.
    private static let notable: TimeInterval = 2

    public let rate: Double
    private let start = ContinuousClock.now
    private let state: Mutex<(time: SteadyTime, told: TimeInterval)>
    private let logger: Logger

    /// - Parameter rate: 1 but for demonstrations on a private cluster.
    public init(rate: Double = 1, logger: Logger) {
        self.rate = rate
        self.logger = logger
        state = Mutex((SteadyTime(rate: rate, system: Date(), uptime: .zero), 0))
    }

    /// In whole milliseconds, as times are told.
    public var now: Date { change { $0.read(system: $1, uptime: $2) }.inMilliseconds }

    public var uptime: Duration { ContinuousClock.now - start }

    public var lead: TimeInterval {
        change { time, system, uptime in
            _ = time.read(system: system, uptime: uptime)
            return time.lead
        }
    }

    public var civil: Date { Date() }

    /// However fast the clock runs, 20 ms pass: what waits here between two pieces of work leaves others some room.
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
        // No person waits for the clock while it is told.
        if let news { tell(of: news) }
        return result
    }

    /// The lead that is to be told: one that is longer than was told before, or none any more.
    private static func news(of lead: TimeInterval, _ told: inout TimeInterval) -> TimeInterval? {
        guard lead == 0 ? told > 0 : lead > told + notable else { return nil }
        told = lead
        return lead
    }

    private func tell(of lead: TimeInterval) {
        guard lead > 0 else { return logger.notice("The system's clock has caught up with what is recorded.") }
        let hours = (lead / (1 - SteadyTime.patientPace) / 360).rounded() / 10
        logger.warning(
            """
            The system's clock is \(Int(lead)) s behind what is recorded: it was set back, or was wrong before. Times \
            are told by a clock that goes on from the record, 5 % slower than real time, and agrees with the system's \
            in \(hours) hours.
            """)
    }
}

public import Foundation
public import Logging
import Store
import Synchronization

/// The server's clock: the system's, but that it never runs back, or one that runs faster.
///
/// What was decided and recorded stands at its time. Were this clock set back with the system's, nothing could be decided
/// until that time came again.
public final class ServerClock: TimeSource {
    /// A lead that is told of, in seconds: by less than that a clock is corrected every day.
    private static let notable: TimeInterval = 2

    public let rate: Double
    private let start = ContinuousClock.now
    private let state: Mutex<(time: SteadyTime, isTold: Bool)>
    private let logger: Logger

    /// - Parameter rate: 1 but for demonstrations on a private cluster.
    public init(rate: Double = 1, logger: Logger) {
        self.rate = rate
        self.logger = logger
        state = Mutex((SteadyTime(rate: rate, system: Date(), uptime: .zero), false))
    }

    /// In whole milliseconds, as times are told.
    public var now: Date {
        state.withLock { state in
            let time = state.time.read(system: Date(), uptime: uptime)
            tell(of: state.time.lead, &state.isTold)
            return time.inMilliseconds
        }
    }

    public var civil: Date { Date() }

    public func reach(_ time: Date) {
        state.withLock { state in
            state.time.reach(time, system: Date(), uptime: uptime)
            tell(of: state.time.lead, &state.isTold)
        }
    }

    private var uptime: Duration { ContinuousClock.now - start }

    private func tell(of lead: TimeInterval, _ isTold: inout Bool) {
        if lead > Self.notable, !isTold {
            isTold = true
            let hours = lead / (1 - SteadyTime.patientPace) / 3_600
            logger.warning(
                """
                The system's clock is \(lead.formatted(.number.precision(.fractionLength(0)))) s behind what is \
                recorded: it was set back, or was wrong before. Times are told by a clock that goes on from the record, \
                5 % slower than real time, and agrees with the system's in \
                \(hours.formatted(.number.precision(.fractionLength(1)))) hours.
                """)
        } else if lead == 0, isTold {
            isTold = false
            logger.info("The system's clock has caught up with what is recorded.")
        }
    }
}

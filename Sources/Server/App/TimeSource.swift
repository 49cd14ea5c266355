public import Foundation

/// The one clock of a server, read by the engine, the acceptance window and the live hub. It never runs backwards.
public protocol TimeSource: Sendable {
    var now: Date { get }
    /// The seconds of this clock that pass in one real second.
    var rate: Double { get }
    /// The time of the machine's clock, which authenticators and people elsewhere use.
    var civil: Date { get }
    /// The real time since a fixed moment, unaffected by changes of the machine's clock.
    var uptime: Duration { get }
    /// How far this clock is ahead of the machine's, in seconds; 0 if it follows it or runs faster.
    var lead: TimeInterval { get }
    /// Continues from a recorded time if the clock is behind it.
    func reach(_ time: Date)
    /// Returns after this many seconds of the clock, or when the task is cancelled.
    func sleep(for seconds: Double) async
}

extension TimeSource {
    /// The wall-clock time, which `now` may be ahead of.
    var wallTime: Date { now.addingTimeInterval(-lead) }
}

public import Foundation

/// The one clock of a server: the engine, what is accepted and the live hub all read it. It never runs back.
public protocol TimeSource: Sendable {
    var now: Date { get }
    /// Its seconds in one real second.
    var rate: Double { get }
    /// What the machine's clock says, by which authenticators and people elsewhere go.
    var civil: Date { get }
    /// How far it is ahead of the machine's clock, in seconds; 0 where it follows it, and where it runs faster.
    var lead: TimeInterval { get }
    /// Goes on from a time where it was before it: one that is recorded.
    func reach(_ time: Date)
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

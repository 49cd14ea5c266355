public import Foundation

/// The one clock of a server: the engine, what is accepted and the live hub all read it. It never runs back.
public protocol TimeSource: Sendable {
    var now: Date { get }
    /// Its seconds in one real second.
    var rate: Double { get }
    /// The time of the world outside, by which an authenticator makes its codes.
    var civil: Date { get }
    /// Goes on from a time where it was before it: one that is recorded.
    func reach(_ time: Date)
}

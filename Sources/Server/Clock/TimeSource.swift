public import Foundation

/// The one clock of a server: the engine, what is accepted and the live hub all read it.
public protocol TimeSource: Sendable {
    var now: Date { get }
    /// Its seconds in one real second.
    var rate: Double { get }
}

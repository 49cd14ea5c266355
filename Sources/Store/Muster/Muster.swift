public import Foundation

/// A roll-call: everybody is to be seen in person.
public struct Muster: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?
}

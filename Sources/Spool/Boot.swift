public import Foundation

/// A boot of the node's machine: while it lasts, its clock may be set, and no second gets lost or doubled for it.
public struct Boot: Equatable, Sendable {
    /// As the kernel names it.
    public let identity: String
    /// When it was, by the clock as it stands now: who set the clock has moved it. Nil where nobody can tell.
    public let startedAt: Date?

    public init(_ identity: String, startedAt: Date? = nil) {
        self.identity = identity
        self.startedAt = startedAt
    }
}

public import Foundation

/// A boot of the node's machine: while it lasts, its clock may be set, and no second gets lost or doubled for it.
public struct Boot: Equatable, Sendable {
    /// As the kernel names it.
    public let identity: String
    /// When it was, by the clock as it stands now: who set the clock has moved it. Nil if no caller can tell.
    public let startedAt: Date?

    /// Both hands of a clock are not read at once: one whose boot is found so many seconds elsewhere was not set.
    static let jitter = 0.1

    public init(_ identity: String, startedAt: Date? = nil) {
        self.identity = identity
        self.startedAt = startedAt
    }

    /// Whether the clock was set between this reading and another.
    public func wasSet(before other: Boot) -> Bool {
        guard let startedAt, let later = other.startedAt, identity == other.identity else { return false }
        return abs(later.timeIntervalSince(startedAt)) >= Self.jitter
    }
}

extension Date {
    /// Since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

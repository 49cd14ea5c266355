public import Foundation

/// A boot of the node's machine: while it lasts, its clock may be set, and this neither loses nor duplicates a second.
public struct Boot: Equatable, Sendable {
    /// The kernel's identifier of the boot.
    public let identity: String
    /// When the machine booted, by the present clock: it changes if the clock is set. Nil if unknown.
    public let startedAt: Date?

    /// The two clocks are not read at the same instant: a boot time that differs by up to this many seconds is not a
    /// set clock.
    static let jitter = 0.1

    public init(_ identity: String, startedAt: Date? = nil) {
        self.identity = identity
        self.startedAt = startedAt
    }

    /// Returns whether the clock was set between this reading and another.
    public func wasSet(before other: Boot) -> Bool {
        guard let startedAt, let later = other.startedAt, identity == other.identity else { return false }
        return abs(later.timeIntervalSince(startedAt)) >= Self.jitter
    }
}

extension Date {
    /// Since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

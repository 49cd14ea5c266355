public import Foundation

/// How far everybody's record was looked through.
public struct RecordProgress: Equatable, Sendable {
    public let through: Date
    /// Since when that was done without knowing how rooms sound; nil for not at all.
    public let untaughtSince: Date?

    public init(through: Date, untaughtSince: Date?) {
        self.through = through
        self.untaughtSince = untaughtSince
    }
}

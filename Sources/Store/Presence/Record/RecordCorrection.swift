public import Foundation
public import Presence

/// The changes that one commit makes to the record.
public struct RecordCorrection: Sendable {
    public var stretches: [PersonInterval] = []
    /// The due periods that it completes.
    public var done: [RecordDue] = []
    /// The periods that are due from now on.
    public var due: [RecordDue] = []
    /// The time up to which the record of all people is now smoothed; nil if that does not change.
    public var through: Date?
    /// Since when the record was smoothed without fingerprints of some rooms, as of `through`; nil if it was not.
    public var untaughtSince: Date?
    /// The rooms without fingerprints, as of `through`.
    public var untaughtRooms: Set<Int64> = []
    /// The known signal strength of each badge.
    public var loudness: [Int64: LevelOffset.Estimate] = [:]
    /// When to retry what cannot be settled yet.
    public let retryAt: Date

    public init(retryAt: Date) {
        self.retryAt = retryAt
    }
}

public import Foundation

/// How far the record of all people has been smoothed.
public struct RecordProgress: Equatable, Sendable {  // generated: init
    public let through: Date
    /// Since when this was done without fingerprints of some rooms; nil if it was not.
    public let untaughtSince: Date?
    /// The rooms without fingerprints at the last smoothing; nil if that was not recorded.
    public let untaughtRooms: Set<Int64>?
}

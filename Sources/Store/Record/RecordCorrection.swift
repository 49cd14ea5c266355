public import Foundation
public import Presence

/// What one commit does to the record.
public struct RecordCorrection: Sendable {
    public var stretches: [PersonStretch] = []
    /// What was due and is done by this.
    public var done: [RecordDue] = []
    /// What is due from now on.
    public var due: [RecordDue] = []
    /// How far the record of everybody is looked through by this; nil where that does not change.
    public var through: Date?
    /// Since when the record was looked through without knowing how rooms sound, as of `through`; nil for not at all.
    public var untaughtSince: Date?
    /// By badge, how loud it is known to be by now.
    public var loudness: [Int64: LoudnessEstimate] = [:]
    /// When what cannot be settled yet is to be looked at again.
    public let retryAt: Date

    public init(retryAt: Date) {
        self.retryAt = retryAt
    }
}

public import Foundation

/// What was answered to a batch.
public struct BatchReceipt: Equatable, Sendable {
    public let key: BatchKey
    public let receivedAt: Date
    /// From the first to the last time that something in it was heard; nil where nothing was, or where that is not known any
    /// more.
    public let heard: ClosedRange<Date>?
    public let stored: Int
    public let refused: Int

    /// Whether it tells of a time after which the scanner could have been taken for away.
    var isLate: Bool { heard.map { receivedAt.timeIntervalSince($0.lowerBound) > 30 } ?? false }

    public init(key: BatchKey, receivedAt: Date, heard: ClosedRange<Date>? = nil, stored: Int, refused: Int) {
        self.key = key
        self.receivedAt = receivedAt
        self.heard = heard
        self.stored = stored
        self.refused = refused
    }
}

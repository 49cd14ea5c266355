public import Foundation

/// What was answered to a batch.
public struct BatchReceipt: Equatable, Sendable {
    public let key: BatchKey
    public let receivedAt: Date
    public let stored: Int
    public let refused: Int

    public init(key: BatchKey, receivedAt: Date, stored: Int, refused: Int) {
        self.key = key
        self.receivedAt = receivedAt
        self.stored = stored
        self.refused = refused
    }
}

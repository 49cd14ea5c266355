public import Foundation

/// A sighting as it goes into the database.
public struct StoredSighting: Sendable {
    /// Which scanner heard it; nil for a client's.
    public let scanner: Int64?
    public let receivedAt: Date
    public let sighting: ReceivedSighting
    public let resolved: ResolvedSighting
    /// Whether it is evidence of nothing: another client than the one that is followed heard it.
    public let isAside: Bool

    public init(
        scanner: Int64?, receivedAt: Date, sighting: ReceivedSighting, resolved: ResolvedSighting, isAside: Bool = false
    ) {
        self.scanner = scanner
        self.receivedAt = receivedAt
        self.sighting = sighting
        self.resolved = resolved
        self.isAside = isAside
    }
}

public import Foundation

/// A room of a zone.
public struct Room: Equatable, Sendable {
    public let id: Int64
    public let number: String
    public let description: String?
    public let zoneName: String
    /// Set once it is no longer in use.
    public let retiredAt: Date?
}

public import Foundation

/// A room in which the person may be.
public struct CandidateRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    /// The probability of this room, 0…1, given everything heard so far.
    public let chance: Double
    /// Since when a room other than the believed one has been a candidate.
    public let since: Date?
}

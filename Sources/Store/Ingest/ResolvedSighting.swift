public import Foundation

/// A sighting after its beacon, room and person were looked up by the time it was heard.
public struct ResolvedSighting: Sendable {
    /// Its place in the list that was resolved.
    public let index: Int
    public let beacon: Int64
    public let room: Int64
    /// Whom it concerns; nil where nobody carried the badge then.
    public let person: Int64?
    /// Seconds.
    public let leaveAfter: Double
    /// Since when the person has had the badge; nil for a room's beacon.
    public let issuedAt: Date?
}

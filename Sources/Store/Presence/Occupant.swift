public import Foundation

/// Somebody who is, or was, in a room.
public struct Occupant: Equatable, Sendable {
    public let person: Person
    /// The zone of the room.
    public let zoneName: String
    public let since: Date
    /// When they were last heard; only for now.
    public let heardAt: Date?
    /// What their latest visit rests on; nil where that was not kept.
    public let source: VisitSource?
}

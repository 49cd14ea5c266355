public import Foundation
public import Vocabulary

/// A person who is, or was, in a room.
public struct Occupant: Equatable, Sendable {
    public let person: Person
    /// The zone of the room.
    public let zoneName: String
    public let since: Date
    /// When they were last heard; only set for current occupants.
    public let heardAt: Date?
    /// The basis of their latest visit; nil if that was not recorded.
    public let source: VisitSource?
    public let said: Said?
}

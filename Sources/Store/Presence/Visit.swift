public import Foundation
public import Presence

/// What somebody's being in a room rests on.
public enum VisitSource: String, Sendable {
    case scanner
    /// Nothing but the person's own client, which can say what it likes.
    case client
}

/// A person in a room from one instant to another.
public struct Visit: Equatable, Sendable {
    public let id: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while it lasts.
    public let leftAt: Date?
    public let end: Transition.VisitEnd?
    /// What it rests on; nil where that was not kept.
    public let source: VisitSource?
}

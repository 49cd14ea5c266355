public import Foundation
public import Presence

/// A person in a room from one instant to another.
public struct Visit: Equatable, Sendable {
    public let id: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while it lasts.
    public let leftAt: Date?
    public let end: Transition.VisitEnd?
}

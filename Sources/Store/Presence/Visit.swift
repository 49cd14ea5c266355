public import Foundation
public import Vocabulary

/// A person in a room from one instant to another.
public struct Visit: Equatable, Sendable {
    public let id: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while it lasts.
    public let leftAt: Date?
    public let end: VisitEnd?
    /// The basis of the visit; nil if that was not recorded.
    public let source: VisitSource?
    public let said: Said?
    /// The reason for the statement.
    public let reason: String?
}

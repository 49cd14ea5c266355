public import Foundation
public import Vocabulary

/// What is believed of a person now, as it is stored.
public struct Location: Equatable, Sendable {
    public let state: WhereaboutsState
    public let roomNumber: String?
    public let zoneName: String?
    public let since: Date
    /// Nil for a person who was never heard, but was placed by a statement.
    public let heardAt: Date?
    public let confidence: Double?
    /// The keys of the room beacon by which they were located, if any.
    public let majorKey: Int?
    public let minorKey: Int?
    /// The basis of their latest visit; nil if that was not recorded.
    public let source: VisitSource?
    /// The statement that overrides what receivers hear, if any.
    public let said: Said?
}

public import Foundation
public import Presence

/// One person on the muster list.
public struct MusterLine: Equatable, Sendable {
    public let person: Person
    /// Nil for somebody never heard.
    public let state: Whereabouts.State?
    /// Where they are, or where they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    public let heardAt: Date?
    /// What their latest visit rests on; nil where that was not kept.
    public let source: VisitSource?
    /// Whether somebody has seen them in person since the muster began.
    public let isAccountedFor: Bool
    public let tickedAt: Date?
}

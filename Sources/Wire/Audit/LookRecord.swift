public import Foundation
public import Vocabulary

/// An access of another person to the caller's whereabouts.
public struct LookRecord: Codable, Equatable, Sendable {
    public let at: Date
    /// The kind of access: `looked_at_location`, `looked_at_history`, `looked_at_room`, `looked_at_whereabouts`,
    /// `looked_at_muster`, `looked_at_corrections`, `looked_at_alerts`, `looked_at_unlocks`, `watched_events`,
    /// `exported_person`, `queried` (a statement over the reports), or a value added later.
    public let action: String
    /// The first name of the person who looked; nil for helpers, and once that person is erased.
    public let firstName: String?
    public let lastName: String?
    public let classification: Classification?
    /// Whether it was a helper without an account, at a roll-call.
    public var byHelper: Bool = false
}

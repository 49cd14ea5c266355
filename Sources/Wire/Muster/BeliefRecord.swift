public import Foundation
public import Vocabulary

/// What was believed of a person when a roll-call began.
public struct BeliefRecord: Codable, Equatable, Sendable {
    public let state: WhereaboutsState
    /// The name that their room, or last known room, had at that time.
    public let roomNumber: String?
    /// When they were last heard.
    public let heardAt: Date?
}

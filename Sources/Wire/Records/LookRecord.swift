public import Foundation

/// Somebody looked at the whereabouts of the student who asks.
public struct LookRecord: Codable, Equatable, Sendable {
    public let at: Date
    /// How: `looked_at_location`, `looked_at_history`, `looked_at_room`, `looked_at_muster`, `watched_events`,
    /// `exported_person`, `queried` (a statement over the reports), or another word to come.
    public let action: String
    /// Who; nil once that person is erased.
    public let firstName: String?
    public let lastName: String?
    public let classification: Classification?

    enum CodingKeys: String, CodingKey {
        case at
        case action
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
    }

    public init(
        at: Date, action: String, firstName: String? = nil, lastName: String? = nil,
        classification: Classification? = nil
    ) {
        self.at = at
        self.action = action
        self.firstName = firstName
        self.lastName = lastName
        self.classification = classification
    }
}

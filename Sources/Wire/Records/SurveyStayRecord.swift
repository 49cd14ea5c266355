public import Foundation

/// A stay in a room, recorded for a survey.
public struct SurveyStayRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let enteredAt: Date
    /// Absent while it lasts.
    public let leftAt: Date?
    /// What each scanner heard meanwhile, the one that heard most first.
    public let heard: [SurveyHeardRecord]

    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case heard
    }

    public init(roomNumber: String, enteredAt: Date, leftAt: Date? = nil, heard: [SurveyHeardRecord]) {
        self.roomNumber = roomNumber
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.heard = heard
    }
}

public import Foundation

/// A survey: somebody walked about with a badge and said in which room they were.
public struct SurveyRecord: Codable, Equatable, Sendable {
    /// Numbers rise, so that a later survey has a greater one.
    public let surveyID: Int64
    public let badgeID: Int64
    public let startedAt: Date
    /// Absent while it is being recorded.
    public let stoppedAt: Date?
    /// Whether the engine learns from it.
    public let inUse: Bool
    /// In the order of time.
    public let stays: [SurveyStayRecord]

    enum CodingKeys: String, CodingKey {
        case surveyID = "survey_id"
        case badgeID = "badge_id"
        case startedAt = "started_at"
        case stoppedAt = "stopped_at"
        case inUse = "in_use"
        case stays
    }

    public init(
        surveyID: Int64, badgeID: Int64, startedAt: Date, stoppedAt: Date? = nil, inUse: Bool,
        stays: [SurveyStayRecord]
    ) {
        self.surveyID = surveyID
        self.badgeID = badgeID
        self.startedAt = startedAt
        self.stoppedAt = stoppedAt
        self.inUse = inUse
        self.stays = stays
    }
}

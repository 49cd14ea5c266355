public import Foundation

/// All that was heard of a survey's badge while it was in a room, in the order of time: to see by another survey how right
/// the engine is in this building.
///
/// It is much, so it comes in parts: ask again with `after` until the reply has none to go on with.
public struct GetSurveySightings: Request {
    public static let type = RequestType.adminGetSurveySightings

    public let surveyID: Int64
    /// Only what was heard after this millisecond.
    public let after: Date?

    enum CodingKeys: String, CodingKey {
        case surveyID = "survey_id"
        case after
    }

    public init(surveyID: Int64, after: Date? = nil) {
        self.surveyID = surveyID
        self.after = after
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let sightings: [SurveySightingRecord]
        /// When scanners did not listen during the survey's stays, in the order of time; all of them with the first part.
        public let absences: [SurveyAbsenceRecord]
        /// What to ask with for those that follow; nil where these were the last.
        public let after: Date?

        public init(
            sightings: [SurveySightingRecord], absences: [SurveyAbsenceRecord] = [], after: Date? = nil
        ) {
            self.sightings = sightings
            self.absences = absences
            self.after = after
        }
    }
}

public import Foundation

/// Teaches the engine how rooms sound: says in which room a badge is while a person walks about with it.
///
/// `start` takes a badge and `room_number`: the badge is in this room from now on. It begins a survey, or goes on with
/// the one that is being recorded with this badge. `pause` takes `survey_id`: the badge is on its way. `stop` takes
/// `survey_id`, ends the survey and takes it into use. `set_aside` and `use` take `survey_id`, and with it a survey out
/// of use and back. `drop` takes `survey_id` and deletes it with all that was heard. `list` takes `survey_id`, or
/// nothing for all. Surveys in use teach together. Nothing is recorded outside the lawful hours.
public struct RecordSurvey: Request {
    public static let type = RequestType.adminRecordSurvey

    public let action: SurveyAction
    /// Which badge, or whose: this, `email` or `person_id`; with `start` only.
    public let badgeID: Int64?
    /// Who carries the badge, where they carry one only.
    public let email: String?
    public let personID: Int64?
    /// In which room it is; with `start` only.
    public let roomNumber: String?
    public let surveyID: Int64?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The survey in question, none after `drop`; with `list` the newest first.
        public let surveys: [SurveyRecord]
        /// The rooms whose sound this server knows by now from the surveys in use. A survey that does worse than going
        /// by where the scanners stand teaches nothing; a new one takes a moment.
        public let learnedRooms: [String]
        /// Scanners that do not fit the surveys in use, the plainest first: one of the two is wrong.
        public let doubtfulScanners: [DoubtfulScannerRecord]
    }
}

/// What to do about a survey.
public enum SurveyAction: String, WireEnum {
    case start, pause, stop, list, use, drop
    case setAside = "set_aside"
}

/// A survey: a person walked about with a badge and said in which room they were.
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
}

/// A stay in a room, recorded for a survey.
public struct SurveyStayRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let enteredAt: Date
    /// Absent while it lasts.
    public let leftAt: Date?
    /// What each scanner heard meanwhile, the one that heard most first.
    public let heard: [SurveyHeardRecord]
}

/// A scanner that a survey's badge was louder to in another room than in its own: where it is said to stand is wrong,
/// or what the survey says.
public struct DoubtfulScannerRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// Where it is said to stand.
    public let roomNumber: String
    /// Where it heard the badge best.
    public let loudestRoomNumber: String
    /// By how many dB, in the mean; absent if it heard nothing of its own room, though that was surveyed.
    public let louderBy: Double?
}

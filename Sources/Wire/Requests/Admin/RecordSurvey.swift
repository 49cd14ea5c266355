/// Teaches the engine how rooms sound: says in which room a badge is while somebody walks about with it.
///
/// `start` takes a badge and `room_number`: the badge is in this room from now on. It begins a survey, or goes on with
/// the one that is being recorded with this badge. `pause` takes `survey_id`: the badge is on its way. `stop` takes
/// `survey_id`, ends the survey and takes it into use. `set_aside` and `use` take `survey_id`, and with it a survey out of use
/// and back. `drop` takes `survey_id` and deletes it with all that was heard. `list` takes `survey_id`, or nothing for all.
/// Surveys in use teach together. Nothing is recorded outside the lawful hours.
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

    enum CodingKeys: String, CodingKey {
        case action
        case badgeID = "badge_id"
        case email
        case personID = "person_id"
        case roomNumber = "room_number"
        case surveyID = "survey_id"
    }

    public init(
        action: SurveyAction, badgeID: Int64? = nil, email: String? = nil, personID: Int64? = nil,
        roomNumber: String? = nil, surveyID: Int64? = nil
    ) {
        self.action = action
        self.badgeID = badgeID
        self.email = email
        self.personID = personID
        self.roomNumber = roomNumber
        self.surveyID = surveyID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The survey in question, none after `drop`; with `list` the newest first.
        public let surveys: [SurveyRecord]
        /// The rooms whose sound this server knows by now from the surveys in use. A survey that does worse than going by
        /// where the scanners stand teaches nothing; a new one takes a moment.
        public let learnedRooms: [String]
        /// Scanners that do not fit the surveys in use, the plainest first: one of the two is wrong.
        public let doubtfulScanners: [DoubtfulScannerRecord]

        enum CodingKeys: String, CodingKey {
            case surveys
            case learnedRooms = "learned_rooms"
            case doubtfulScanners = "doubtful_scanners"
        }

        public init(
            surveys: [SurveyRecord], learnedRooms: [String], doubtfulScanners: [DoubtfulScannerRecord]
        ) {
            self.surveys = surveys
            self.learnedRooms = learnedRooms
            self.doubtfulScanners = doubtfulScanners
        }
    }
}

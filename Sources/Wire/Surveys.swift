public import Foundation

/// Teaches the engine how rooms sound: says in which room a badge is while somebody walks about with it.
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
        /// The rooms whose sound this server knows by now from the surveys in use. A survey that does worse than going
        /// by where the scanners stand teaches nothing; a new one takes a moment.
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

/// What to do about a survey.
public enum SurveyAction: String, WireEnum {
    case start, pause, stop, list, use, drop
    case setAside = "set_aside"
}

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

/// A scanner that a survey's badge was louder to in another room than in its own: where it is said to stand is wrong,
/// or what the survey says.
public struct DoubtfulScannerRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// Where it is said to stand.
    public let roomNumber: String
    /// Where it heard the badge best.
    public let loudestRoomNumber: String
    /// By how many dB, in the mean; absent where it heard nothing of its own room, though that was surveyed.
    public let louderBy: Double?

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case loudestRoomNumber = "loudest_room_number"
        case louderBy = "louder_by"
    }

    public init(scannerName: String, roomNumber: String, loudestRoomNumber: String, louderBy: Double? = nil) {
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.loudestRoomNumber = loudestRoomNumber
        self.louderBy = louderBy
    }
}

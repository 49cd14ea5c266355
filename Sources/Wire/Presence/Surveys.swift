public import Foundation

/// Trains the engine on the rooms: records in which room a badge is while a person walks around with it.
///
/// `start` requires a badge and `room_number`: the badge is in this room from now on. It begins a survey, or continues
/// the one that is being recorded with this badge. The other actions use `survey_id`. `pause`: the badge is between
/// rooms. `stop`: ends the survey and puts it into use. `set_aside` and `use`: take a survey out of use and put it
/// back. `drop`: deletes a survey with all its sightings. `list`: returns the survey, or all surveys if `survey_id` is
/// absent. All surveys in use are combined. Nothing is recorded outside the lawful hours.
public struct RecordSurvey: Request {
    public static let type = RequestType.adminRecordSurvey
    public static let callers: Callers = .admin

    public let action: SurveyAction
    /// The badge: this, or its holder's `email` or `person_id`; only with `start`.
    public let badgeID: Int64?
    /// The holder of the badge, who must carry exactly one.
    public let email: String?
    public let personID: Int64?
    /// The room of the badge; only with `start`.
    public let roomNumber: String?
    public let surveyID: Int64?

    public struct Reply: Codable, Sendable {
        /// The survey concerned, or none after `drop`; with `list`, newest first.
        public let surveys: [SurveyRecord]
        /// The rooms that this server has learned from the surveys in use. A survey that performs worse than the
        /// positions of the scanners alone is not used; a new one takes a moment to be learned.
        public let learnedRooms: [String]
        /// Scanners that contradict the surveys in use, clearest case first: either the scanner's room or the survey is
        /// wrong.
        public let doubtfulScanners: [DoubtfulScannerRecord]
    }
}

/// An action on a survey.
public enum SurveyAction: String, WireEnum {
    case start, pause, stop, list, use, drop
    case setAside = "set_aside"
}

/// A survey: a person walked around with a badge and recorded in which room they were.
public struct SurveyRecord: Codable, Equatable, Sendable {
    /// Increases with time, so that a later survey has a higher ID.
    public let surveyID: Int64
    public let badgeID: Int64
    public let startedAt: Date
    /// Absent while it is being recorded.
    public let stoppedAt: Date?
    /// Whether the engine learns from it.
    public let inUse: Bool
    /// In chronological order.
    public let stays: [SurveyStayRecord]
}

/// A period in a room, recorded for a survey.
public struct SurveyStayRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    public let enteredAt: Date
    /// Absent until it ends.
    public let leftAt: Date?
    /// What each scanner heard in this period, the one that heard most first.
    public let heard: [SurveyHeardRecord]
}

/// All sightings of a survey's badge while it was in a room, in chronological order: to check with another survey how
/// accurate the engine is in this building.
///
/// They are returned in parts: repeat the request with `after` until the reply has no such value.
public struct GetSurveySightings: Request {
    public static let type = RequestType.adminGetSurveySightings
    public static let callers: Callers = .admin

    public let surveyID: Int64
    /// Only sightings after this millisecond.
    public let after: Date?

    public struct Reply: Codable, Sendable {
        public let sightings: [SurveySightingRecord]
        /// When scanners did not listen during the survey, in chronological order; the first part of the reply contains
        /// all of them.
        public var absences: [SurveyAbsenceRecord] = []
        /// The value of `after` for the next part; nil if this was the last one.
        public let after: Date?
    }
}

/// A sighting of a survey's badge by a scanner.
public struct SurveySightingRecord: Codable, Equatable, Sendable {
    public let heardAt: Date
    public let scannerName: String
    /// In dBm; absent if the scanner gave none.
    public let rssi: Int?
    /// The number of advertisements merged into it.
    public let count: Int
}

/// What one scanner heard of a survey's badge while it was in one room.
public struct SurveyHeardRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// The room of the scanner.
    public let roomNumber: String
    /// The number of advertisements.
    public let packets: Int
    /// The number of seconds in which it heard any.
    public let seconds: Int
    /// The mean in dBm; absent if the receiver gave no levels.
    public let rssi: Double?
}

/// A period in which a scanner did not listen while a survey's badge was in a room, so that its silence proves nothing.
public struct SurveyAbsenceRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    public let from: Date
    public let until: Date
}

public import Foundation

/// All sightings of a survey's badge while it was in a room, in chronological order: to check with another survey how
/// accurate the engine is in this building.
///
/// They are returned in parts: repeat the request with `after` until the reply has no such value.
public struct GetSurveySightings: Request {
    public static let type = RequestType.adminGetSurveySightings

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

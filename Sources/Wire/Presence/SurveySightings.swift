public import Foundation

/// All that was heard of a survey's badge while it was in a room, in the order of time: to see by another survey how
/// right the engine is in this building.
///
/// It is much, so it comes in parts: ask again with `after` until the reply has none to go on with.
public struct GetSurveySightings: Request {
    public static let type = RequestType.adminGetSurveySightings

    public let surveyID: Int64
    /// Only what was heard after this millisecond.
    public let after: Date?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let sightings: [SurveySightingRecord]
        /// When scanners did not listen during the survey's stays, in the order of time; all of them with the first
        /// part.
        public var absences: [SurveyAbsenceRecord] = []
        /// What to ask with for those that follow; nil if these were the last.
        public let after: Date?
    }
}

/// What a scanner heard of a survey's badge.
public struct SurveySightingRecord: Codable, Equatable, Sendable {
    public let heardAt: Date
    public let scannerName: String
    /// dBm; absent if the scanner gave none.
    public let rssi: Int?
    /// How many packets it stands for.
    public let count: Int
}

/// What one scanner heard of a survey's badge during a stay.
public struct SurveyHeardRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// Where the scanner stands.
    public let roomNumber: String
    /// Advertisements.
    public let packets: Int
    /// In how many seconds it heard something.
    public let seconds: Int
    /// The mean in dBm; absent if the receiver gave no levels.
    public let rssi: Double?
}

/// A scanner that did not listen while a survey's badge was in a room: that it heard nothing says nothing.
public struct SurveyAbsenceRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    public let from: Date
    public let until: Date
}

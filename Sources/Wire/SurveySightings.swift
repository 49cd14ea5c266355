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
        /// When scanners did not listen during the survey's stays, in the order of time; all of them with the first
        /// part.
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

/// What a scanner heard of a survey's badge.
public struct SurveySightingRecord: Codable, Equatable, Sendable {
    public let heardAt: Date
    public let scannerName: String
    /// dBm; absent where the scanner gave none.
    public let rssi: Int?
    /// How many packets it stands for.
    public let count: Int

    enum CodingKeys: String, CodingKey {
        case heardAt = "heard_at"
        case scannerName = "scanner_name"
        case rssi, count
    }

    public init(heardAt: Date, scannerName: String, rssi: Int? = nil, count: Int) {
        self.heardAt = heardAt
        self.scannerName = scannerName
        self.rssi = rssi
        self.count = count
    }
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
    /// The mean in dBm; absent where the receiver gave no levels.
    public let rssi: Double?

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case packets
        case seconds
        case rssi
    }

    public init(scannerName: String, roomNumber: String, packets: Int, seconds: Int, rssi: Double? = nil) {
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.packets = packets
        self.seconds = seconds
        self.rssi = rssi
    }
}

/// A scanner that did not listen while a survey's badge was in a room: that it heard nothing says nothing.
public struct SurveyAbsenceRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    public let from: Date
    public let until: Date

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case from, until
    }

    public init(scannerName: String, from: Date, until: Date) {
        self.scannerName = scannerName
        self.from = from
        self.until = until
    }
}

public import Foundation

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

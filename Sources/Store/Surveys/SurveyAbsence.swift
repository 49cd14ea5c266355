public import Foundation

/// A scanner that did not listen while a survey's badge was in a room.
public struct SurveyAbsence: Equatable, Sendable {
    public let scannerName: String
    public let from: Date
    public let until: Date
}

public import Foundation
public import Vocabulary

/// A visit as it was before a correction.
public struct ReplacedVisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let enteredAt: Date
    /// Nil if the visit had not ended.
    public let leftAt: Date?
    /// The source of the visit. Nil if it was not recorded.
    public let source: VisitSource?
}

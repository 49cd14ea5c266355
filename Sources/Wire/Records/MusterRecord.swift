public import Foundation

/// A roll-call: everybody is to be seen in person.
public struct MusterRecord: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let name: String
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?

    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case name
        case startedAt = "started_at"
        case closedAt = "closed_at"
    }

    public init(musterID: Int64, name: String, startedAt: Date, closedAt: Date? = nil) {
        self.musterID = musterID
        self.name = name
        self.startedAt = startedAt
        self.closedAt = closedAt
    }
}

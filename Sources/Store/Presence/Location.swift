public import Foundation
public import Presence

/// What is believed of a person now, as it is stored.
public struct Location: Equatable, Sendable {
    public let state: Whereabouts.State
    public let roomNumber: String?
    public let zoneName: String?
    public let since: Date
    public let heardAt: Date
    public let confidence: Double?
    /// The keys of the room beacon that told it, where one did.
    public let majorKey: Int?
    public let minorKey: Int?
    /// What their latest visit rests on; nil where that was not kept.
    public let source: VisitSource?
}

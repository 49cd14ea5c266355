public import Foundation
public import Presence

/// One live decision as it was shown.
public struct Change: Equatable, Sendable {
    public let id: Int64
    public let person: Person
    public let state: Whereabouts.State
    public let roomNumber: String?
    public let zoneName: String?
    public let previousRoomNumber: String?
    public let previousZoneName: String?
    public let since: Date
    public let decidedAt: Date
}

public import Beacon
public import Foundation

/// A room beacon heard by a student's client.
public struct HeardBeacon: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// In dBm.
    public let rssi: Int?
    /// By the client's clock; now if nil.
    public let heardAt: Date?
}

public import Beacon
public import Foundation

/// One beacon heard by one receiver: as a scanner sends it, merged over a second.
public struct SightingRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    public let address: DeviceAddress?
    /// The median level of the second, in dBm; nil if the controller gave none.
    public let rssi: Int?
    /// The number of advertisements merged into this sighting; 1 if nil.
    public let count: Int?
    /// By the node's clock.
    public let heardAt: Date
}

public import Beacon

/// A beacon whose sightings were refused because it is not registered.
public struct RefusedBeaconRecord: Codable, Equatable, Sendable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16
    /// Nil if the node did not report it.
    public let address: DeviceAddress?
    /// The number of its sightings.
    public let count: Int
    public let why: RefusedBeaconReason
}

/// Why a beacon is not registered.
public enum RefusedBeaconReason: String, WireEnum {
    /// No badge or beacon has these keys.
    case unknown
    /// A badge or beacon has this major and minor with their bytes swapped.
    case swappedBytes = "swapped_bytes"
    /// Several badges or beacons have these keys, but none has this address.
    case otherAddress = "other_address"
}

/// What an iBeacon says it is. Several devices may share one identity: then only their addresses differ.
public struct BeaconIdentity: Hashable, Sendable, Codable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16

    @inlinable
    public init(uuid: ProximityUUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

/// An iBeacon: the manufacturer data of company 0x004C (Apple) that starts with type 0x02 and length 0x15.
/// Layout: Apple, "Proximity Beacon Specification", release R1.
public struct IBeaconFrame: Hashable, Sendable {
    public let identity: BeaconIdentity
    /// The RSSI in dBm that a receiver reads 1 m from the beacon, as its maker measured it.
    public let measuredPower: Int8
    /// How many bytes of manufacturer data follow the frame's 25; decoders differ about such frames.
    public let trailingByteCount: Int

    @inlinable
    public init(identity: BeaconIdentity, measuredPower: Int8, trailingByteCount: Int = 0) {
        self.identity = identity
        self.measuredPower = measuredPower
        self.trailingByteCount = trailingByteCount
    }

    /// Whether the measured power is below 0 dBm. No receiver reads more than that 1 m from a beacon, but beacons that
    /// were never calibrated say so.
    public var isPlausible: Bool { measuredPower < 0 }
}

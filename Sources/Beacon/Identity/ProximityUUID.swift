/// The 128 bits that the beacons of one site share, the first part of an iBeacon identity.
public struct ProximityUUID: Hashable, Sendable {
    /// The first eight bytes as sent, most significant first.
    public let high: UInt64
    /// The last eight bytes as sent, most significant first.
    public let low: UInt64

    @inlinable
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

extension ProximityUUID: Comparable {
    /// The order of the text and of the bytes.
    public static func < (left: ProximityUUID, right: ProximityUUID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

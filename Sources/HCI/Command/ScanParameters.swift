/// How to scan. The window equals the interval, so that the receiver never rests, and no advertiser is filtered out.
public struct ScanParameters: Hashable, Sendable {
    /// How long a channel is listened to before the next, in units of 0.625 ms: 60 ms.
    static let interval: UInt16 = 0x0060

    /// Whether scan requests are sent, for beacons that answer only in scan responses.
    public let isActive: Bool
    /// From which address scan requests are sent.
    public let ownAddressType: AddressType

    public init(isActive: Bool, ownAddressType: AddressType = .public) {
        self.isActive = isActive
        self.ownAddressType = ownAddressType
    }
}

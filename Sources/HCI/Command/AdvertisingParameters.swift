/// How often to advertise, and from which address. Advertising is never connectable.
public struct AdvertisingParameters: Hashable, Sendable {
    /// What a controller takes (Core Specification, Vol 4 Part E, section 7.8.5). Before version 5.0 of the specification
    /// a controller refuses less than 100 ms for advertising that is not connectable.
    public static let intervals: ClosedRange<Duration> = .milliseconds(20)...(.milliseconds(10_240))

    /// In units of 0.625 ms.
    let interval: UInt16
    public let ownAddressType: AddressType

    /// Nil for an interval outside `intervals`.
    public init?(interval: Duration, ownAddressType: AddressType = .public) {
        guard Self.intervals.contains(interval) else { return nil }
        self.interval = UInt16(interval / .microseconds(625))
        self.ownAddressType = ownAddressType
    }
}

extension HCICommand {
    /// The parameters of a scan. No advertiser is filtered out.
    public struct ScanParameters: Hashable, Sendable {
        /// The range of both interval and window (Core Specification, Vol 4 Part E, section 7.8.10): 2.5 ms to 10.24 s.
        public static let spans: ClosedRange<Duration> = .microseconds(2_500)...(.milliseconds(10_240))
        /// The default scan interval.
        public static let usualInterval = Duration.milliseconds(60)

        /// In units of 0.625 ms.
        let interval: UInt16
        /// The scan window: for how much of the interval the receiver listens, in the same units.
        let window: UInt16
        /// Whether scan requests are sent, for beacons that answer only in scan responses.
        public let isActive: Bool
        /// The type of address that scan requests are sent from.
        public let ownAddressType: AdvertisingReport.AddressType
        /// Whether to scan LE Coded in addition to LE 1M; only the extended commands support it.
        public internal(set) var usesCodedPHY: Bool

        /// A continuous scan.
        public init(isActive: Bool, ownAddressType: AdvertisingReport.AddressType = .public) {
            self.isActive = isActive
            self.ownAddressType = ownAddressType
            interval = Self.units(Self.usualInterval)
            window = interval
            usesCodedPHY = false
        }

        /// Returns nil if the interval or window is out of range, or the window is longer than the interval.
        public init?(
            isActive: Bool, ownAddressType: AdvertisingReport.AddressType = .public, interval: Duration,
            window: Duration, usesCodedPHY: Bool = false
        ) {
            guard Self.spans.contains(interval), Self.spans.contains(window), window <= interval else { return nil }
            self.isActive = isActive
            self.ownAddressType = ownAddressType
            self.interval = Self.units(interval)
            self.window = Self.units(window)
            self.usesCodedPHY = usesCodedPHY
        }

        private static func units(_ span: Duration) -> UInt16 { UInt16(span / .microseconds(625)) }
    }
}

extension HCICommand {
    /// How often to advertise, and from which address. Advertising is never connectable.
    public struct AdvertisingParameters: Hashable, Sendable {
        /// The range of intervals (Core Specification, Vol 4 Part E, section 7.8.5). Before version 5.0 of the
        /// specification a controller refuses less than 100 ms for non-connectable advertising.
        public static let intervals: ClosedRange<Duration> = .milliseconds(20)...(.milliseconds(10_240))

        /// In units of 0.625 ms.
        let interval: UInt16
        public let ownAddressType: AdvertisingReport.AddressType

        /// Returns nil for an interval outside `intervals`.
        public init?(interval: Duration, ownAddressType: AdvertisingReport.AddressType = .public) {
            guard Self.intervals.contains(interval) else { return nil }
            self.interval = UInt16(interval / .microseconds(625))
            self.ownAddressType = ownAddressType
        }
    }

    /// The data of a legacy PDU: AD structures of at most 31 bytes in total. They are not checked.
    public struct AdvertisingData: Hashable, Sendable {
        public static let byteCountLimit = 31

        public let bytes: [UInt8]

        /// Returns nil for more than 31 bytes.
        public init?(_ bytes: [UInt8]) {
            guard bytes.count <= Self.byteCountLimit else { return nil }
            self.bytes = bytes
        }
    }
}

extension HCICommand {
    /// Fields that the legacy and the extended commands share.
    enum AdvertisingField {
        /// Peer_Address_Type and Peer_Address, which only directed advertising needs.
        static let noPeer = [UInt8](repeating: 0, count: 7)
        /// Channels 37, 38 and 39.
        static let allChannels: UInt8 = 0x07
        /// Accept scan and connection requests from all devices.
        static let acceptAll: UInt8 = 0x00
    }
}

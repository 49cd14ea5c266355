public import Beacon

/// One advertisement as a controller heard it.
public struct AdvertisingReport: Hashable, Sendable {  // generated: init
    public let header: Header
    /// AD structures, as sent; not checked.
    public let data: [UInt8]

    public var eventType: EventType { header.eventType }
    public var addressType: AddressType { header.addressType }
    public var address: DeviceAddress? { header.address }
    public var advertisingSID: UInt8? { header.advertisingSID }
    public var rssi: Int8? { header.rssi }
    public var dataStatus: DataStatus { header.eventType.dataStatus }

    /// The iBeacon in the data, if there is one.
    public var iBeacon: IBeaconFrame? { IBeaconFrame(advertisingData: data) }
}

extension AdvertisingReport {
    /// The Address_Type of a report. Reserved numbers are kept.
    public struct AddressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        @inlinable public static var `public`: AddressType { AddressType(rawValue: 0x00) }
        @inlinable public static var random: AddressType { AddressType(rawValue: 0x01) }
        /// An extended advertisement without an address.
        @inlinable public static var anonymous: AddressType { AddressType(rawValue: 0xFF) }
    }
}

extension AdvertisingReport {
    /// Whether a report contains all data of its advertisement.
    public enum DataStatus: Hashable, Sendable {
        case complete
        /// A fragment: more follows in a later report.
        case incomplete
        /// The rest is lost and will not follow.
        case truncated
        case reserved
    }

    /// The Event_Type of a report. Legacy and extended reports number it differently, so each keeps its own form.
    public enum EventType: Hashable, Sendable {
        case legacy(LegacyEventType)
        case extended(ExtendedEventType)

        /// Whether the data was sent in answer to a scan request.
        public var isScanResponse: Bool {
            switch self {
            case .legacy(let type): type == .scanResponse
            case .extended(let type): type.contains(.scanResponse)
            }
        }

        /// Whether this report contains the whole data; always complete for a legacy report.
        public var dataStatus: DataStatus {
            switch self {
            case .legacy: .complete
            case .extended(let type): type.dataStatus
            }
        }
    }

    /// The Event_Type of the LE Advertising Report event (Core Specification, Vol 4 Part E, section 7.7.65.2). Reserved
    /// numbers are kept.
    public struct LegacyEventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let connectable = LegacyEventType(rawValue: 0)
        public static let directed = LegacyEventType(rawValue: 1)
        public static let scannable = LegacyEventType(rawValue: 2)
        public static let nonConnectable = LegacyEventType(rawValue: 3)
        public static let scanResponse = LegacyEventType(rawValue: 4)
    }

    /// The Event_Type bits of the LE Extended Advertising Report event (Core Specification, Vol 4 Part E, section
    /// 7.7.65.13).
    public struct ExtendedEventType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16

        @inlinable
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        public static let connectable = ExtendedEventType(rawValue: 1 << 0)
        public static let scannable = ExtendedEventType(rawValue: 1 << 1)
        public static let directed = ExtendedEventType(rawValue: 1 << 2)
        public static let scanResponse = ExtendedEventType(rawValue: 1 << 3)
        /// A legacy PDU; every iBeacon is sent as one.
        public static let legacy = ExtendedEventType(rawValue: 1 << 4)

        /// Bits 5 and 6.
        public var dataStatus: DataStatus {
            switch rawValue >> 5 & 0b11 {
            case 0: .complete
            case 1: .incomplete
            case 2: .truncated
            default: .reserved
            }
        }
    }
}

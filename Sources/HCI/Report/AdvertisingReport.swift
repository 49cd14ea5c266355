public import Beacon
public import Foundation

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

extension AdvertisingReport {
    /// The fields of a report other than its data. Stored as received, so that an unread report costs nothing more.
    public struct Header: Hashable, Sendable {
        @inlinable static var noSID: UInt8 { 0xFF }
        @inlinable static var noRSSI: Int8 { 127 }
        /// In dBm (Core Specification, Vol 4 Part E, sections 7.7.65.2 and 7.7.65.13).
        @inlinable static var rssiRange: ClosedRange<Int8> { -127...20 }

        public let eventType: EventType
        public let addressType: AddressType
        @usableFromInline let addressField: DeviceAddress
        @usableFromInline let sidField: UInt8
        @usableFromInline let rssiField: Int8

        @inlinable @inline(__always)
        init(
            eventType: EventType, addressType: AddressType, addressField: DeviceAddress, sidField: UInt8,
            rssiField: UInt8
        ) {
            self.eventType = eventType
            self.addressType = addressType
            self.addressField = addressField
            self.sidField = sidField
            self.rssiField = Int8(bitPattern: rssiField)
        }

        /// - Parameters:
        /// Ignored for an anonymous advertisement.
        ///   - advertisingSID: 0…15; nil in a legacy report and for a legacy PDU.
        ///   - rssi: In dBm, -127…20; nil if the controller measured none.
        public init(
            eventType: EventType, addressType: AddressType, address: DeviceAddress,
            advertisingSID: UInt8? = nil, rssi: Int8?
        ) {
            self.init(
                eventType: eventType, addressType: addressType, addressField: address,
                sidField: advertisingSID ?? Self.noSID, rssiField: UInt8(bitPattern: rssi ?? Self.noRSSI))
        }

        /// Nil for an anonymous advertisement.
        @inlinable public var address: DeviceAddress? { addressType == .anonymous ? nil : addressField }

        /// The advertising set, 0…15 (Advertising_SID); nil in a legacy report and for a legacy PDU.
        @inlinable public var advertisingSID: UInt8? { sidField == Self.noSID ? nil : sidField }

        /// In dBm, -127…20; nil if the controller measured none or reports a value out of range.
        @inlinable public var rssi: Int8? { Self.rssiRange.contains(rssiField) ? rssiField : nil }
    }

    /// The offsets of the fields in one report, counted from its first byte. The fields of each report are contiguous,
    /// one report after the other, as controllers send them and Linux reads them; the array notation of the
    /// specification does not mean that they are stored by column.
    @usableFromInline
    enum Layout: Sendable {
        case legacy
        case extended

        @inlinable static var legacyDataOffset: Int { 9 }
        @inlinable static var extendedDataOffset: Int { 24 }

        @inlinable @inline(__always)
        init?(subevent: UInt8) {
            switch subevent {
            case HCIEventCode.leAdvertisingReport: self = .legacy
            case HCIEventCode.leExtendedAdvertisingReport: self = .extended
            default: return nil
            }
        }

        /// Returns the report at the start of `bytes` and the range of its data; nil unless the report is complete.
        @inlinable @inline(__always)
        func read(_ bytes: RawSpan) -> (header: Header, data: Range<Int>, end: Int)? {
            switch self {
            case .legacy: Self.readLegacy(bytes)
            case .extended: Self.readExtended(bytes)
            }
        }

        /// Event_Type, Address_Type, Address, Data_Length, Data and RSSI (Core Specification, Vol 4 Part E, section
        /// 7.7.65.2).
        @inlinable @inline(__always)
        static func readLegacy(_ bytes: RawSpan) -> (header: Header, data: Range<Int>, end: Int)? {
            let start = legacyDataOffset
            guard bytes.byteCount > start else { return nil }
            let end = start + Int(bytes.byte(at: start - 1))
            guard end < bytes.byteCount else { return nil }
            let head = bytes.littleEndian(at: 0, as: UInt64.self)
            let header = Header(
                eventType: .legacy(LegacyEventType(rawValue: UInt8(truncatingIfNeeded: head))),
                addressType: AddressType(rawValue: UInt8(truncatingIfNeeded: head >> 8)),
                addressField: DeviceAddress(head >> 16), sidField: Header.noSID,
                rssiField: bytes.byte(at: end))
            return (header, start..<end, end + 1)
        }

        /// Event_Type, Address_Type, Address, Primary_PHY, Secondary_PHY, Advertising_SID, TX_Power, RSSI,
        /// Periodic_Advertising_Interval, Direct_Address_Type, Direct_Address, Data_Length and Data (section
        /// 7.7.65.13).
        @inlinable @inline(__always)
        static func readExtended(_ bytes: RawSpan) -> (header: Header, data: Range<Int>, end: Int)? {
            let start = extendedDataOffset
            guard bytes.byteCount >= start else { return nil }
            let end = start + Int(bytes.byte(at: start - 1))
            guard end <= bytes.byteCount else { return nil }
            let header = Header(
                eventType: .extended(ExtendedEventType(rawValue: bytes.littleEndian(at: 0, as: UInt16.self))),
                addressType: AddressType(rawValue: bytes.byte(at: 2)),
                addressField: DeviceAddress(bytes.littleEndian(at: 3, as: UInt64.self)),
                sidField: bytes.byte(at: 11), rssiField: bytes.byte(at: 13))
            return (header, start..<end, end)
        }
    }
}

extension AdvertisingReport {
    /// Joins the fragments in which a controller reports one long extended advertisement (Core Specification, Vol 4
    /// Part E, section 7.7.65.13). Fragments are not numbered: those of one advertiser and set belong together in the
    /// order of arrival, up to the first that is not followed by more.
    ///
    /// It keeps at most `openLimit` advertisements of `byteCountLimit` bytes, each for `ageLimit`. Anything beyond that
    /// is dropped and counted. An advertisement whose end never arrives is returned as far as it goes, like one that
    /// the controller truncated.
    public struct Joiner: Sendable {
        /// The maximum number of unfinished advertisements; with one more the oldest is abandoned.
        public static let openLimit = 16
        /// The maximum data length of an extended advertisement (section 7.8.57).
        public static let byteCountLimit = 1650
        /// In seconds, from the first fragment. A whole chain of packets needs less: a later end belongs to another
        /// chain.
        public static let ageLimit: TimeInterval = 1

        /// In the order of their first fragments.
        private var open: [Unfinished] = []
        /// Abandoned and not yet collected.
        private var givenUp: [Unfinished] = []

        /// Advertisements that were not returned: they grew too long, or were never collected.
        public private(set) var dropped = 0
        /// Advertisements whose end did not arrive.
        public private(set) var cutShort = 0

        public init() {}

        /// Returns a complete report at once, and a fragmented one at its end, with the header of the last fragment.
        /// Returns nil while more is to follow and if the advertisement is dropped. One that the controller truncated
        /// is returned as far as it goes.
        /// - Parameter time: When the report arrived; without it no advertisement expires.
        public mutating func take(_ report: AdvertisingReport, at time: Date? = nil) -> AdvertisingReport? {
            if let time { giveUp { $0.map { abs(time.timeIntervalSince($0)) > Self.ageLimit } ?? false } }
            if report.dataStatus == .incomplete {
                keep(report, time)
                return nil
            }
            guard !open.isEmpty, let index = open.firstIndex(where: { $0.key == Key(report) }) else { return report }
            var data = open.remove(at: index).data
            data.append(report.data)
            guard let bytes = data.bytes else {
                dropped += 1
                return nil
            }
            return AdvertisingReport(header: report.header, data: bytes)
        }

        /// Abandons unfinished advertisements, whose end will not arrive.
        public mutating func clear() {
            giveUp { _ in true }
        }

        /// Returns those that were abandoned since the last call, as far as they go, with the time of their first
        /// fragment.
        public mutating func takeUnfinished() -> [(report: AdvertisingReport, time: Date?)] {
            guard !givenUp.isEmpty else { return [] }
            defer { givenUp = [] }
            return givenUp.compactMap { unfinished in unfinished.truncated.map { ($0, unfinished.start) } }
        }

        /// Abandons advertisements by the time of the first fragment. A time in the future also counts as over: the
        /// clock was set back.
        private mutating func giveUp(where isOver: (_ start: Date?) -> Bool) {
            guard !open.isEmpty else { return }
            for unfinished in open where isOver(unfinished.start) { giveUp(unfinished) }
            open.removeAll { isOver($0.start) }
        }

        private mutating func giveUp(_ unfinished: Unfinished) {
            cutShort += 1
            guard unfinished.data.bytes != nil, givenUp.count < Self.openLimit else { return dropped += 1 }
            givenUp.append(unfinished)
        }

        private mutating func keep(_ fragment: AdvertisingReport, _ time: Date?) {
            let key = Key(fragment)
            if let index = open.firstIndex(where: { $0.key == key }) {
                open[index].data.append(fragment.data)
                return
            }
            if open.count == Self.openLimit { giveUp(open.removeFirst()) }
            open.append(Unfinished(key: key, header: fragment.header, start: time, data: JoinedData(fragment.data)))
        }
    }
}

extension AdvertisingReport.Joiner {
    private struct Unfinished {
        let key: Key
        /// The header of the first fragment.
        let header: AdvertisingReport.Header
        let start: Date?
        var data: JoinedData

        /// A report whose rest is lost; nil if it grew too long.
        var truncated: AdvertisingReport? {
            data.bytes.map { AdvertisingReport(header: header.truncated, data: $0) }
        }
    }

    /// The data of an unfinished advertisement. Once it has grown too long no data is kept, so that its end is
    /// recognised and not mistaken for another advertisement.
    struct JoinedData: Sendable {
        /// Nil after it grew too long.
        private(set) var bytes: [UInt8]?

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func append(_ more: [UInt8]) {
            guard let count = bytes?.count, count + more.count <= AdvertisingReport.Joiner.byteCountLimit else {
                bytes = nil
                return
            }
            bytes?.append(contentsOf: more)
        }
    }

    /// What the fragments of one advertisement have in common.
    struct Key: Hashable, Sendable {
        private let addressType: AdvertisingReport.AddressType
        private let address: DeviceAddress?
        private let advertisingSID: UInt8?
        private let isScanResponse: Bool

        init(_ report: AdvertisingReport) {
            addressType = report.addressType
            address = report.address
            advertisingSID = report.advertisingSID
            isScanResponse = report.eventType.isScanResponse
        }
    }
}

extension AdvertisingReport.Header {
    /// The same header, marked as truncated.
    fileprivate var truncated: AdvertisingReport.Header {
        guard case .extended(let type) = eventType else { return self }
        return AdvertisingReport.Header(
            eventType: .extended(type.truncated), addressType: addressType, addressField: addressField,
            sidField: sidField, rssiField: UInt8(bitPattern: rssiField))
    }
}

extension AdvertisingReport.ExtendedEventType {
    /// Data status 0b10 in bits 5 and 6.
    fileprivate var truncated: Self { Self(rawValue: rawValue & ~(0b11 << 5) | 0b10 << 5) }
}

public import Beacon

/// One HCI command (Core Specification, Vol 4 Part E, section 5.4.1).
public struct HCICommand: Hashable, Sendable {
    public let opcode: HCIOpcode
    /// At most 255 bytes.
    public let parameters: [UInt8]

    /// Creates a command of this target, whose parameters are all short.
    init(_ opcode: HCIOpcode, _ parameters: [UInt8] = []) {
        self.opcode = opcode
        self.parameters = parameters
    }
}

/// The legacy commands that advertise.
extension HCICommand {
    /// Non-connectable, undirected, on all three channels (Vol 4 Part E, section 7.8.5).
    public static func leSetAdvertisingParameters(_ advertising: AdvertisingParameters) -> HCICommand {
        var parameters: [UInt8] = []
        parameters.append(littleEndian: advertising.interval)
        parameters.append(littleEndian: advertising.interval)
        parameters += [AdvertisingReport.LegacyEventType.nonConnectable.rawValue, advertising.ownAddressType.rawValue]
        parameters += AdvertisingField.noPeer + [AdvertisingField.allChannels, AdvertisingField.acceptAll]
        return HCICommand(.leSetAdvertisingParameters, parameters)
    }

    /// The data field has 31 bytes regardless of the data length (section 7.8.7).
    public static func leSetAdvertisingData(_ data: AdvertisingData) -> HCICommand {
        let padding = [UInt8](repeating: 0, count: AdvertisingData.byteCountLimit - data.bytes.count)
        return HCICommand(.leSetAdvertisingData, [UInt8(data.bytes.count)] + data.bytes + padding)
    }

    /// Section 7.8.9.
    public static func leSetAdvertisingEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetAdvertisingEnable, [isEnabled ? 1 : 0])
    }
}

/// The extended commands that advertise, with a legacy PDU, so that receivers from before Bluetooth 5 hear it too.
extension HCICommand {
    /// Legacy PDU, neither connectable nor scannable: ADV_NONCONN_IND (Vol 4 Part E, section 7.8.53).
    private static let nonConnectableLegacy: UInt16 = 0x0010
    private static let noTxPowerPreference: UInt8 = 0x7F
    private static let phy1M: UInt8 = 0x01
    private static let phyCoded: UInt8 = 0x04
    private static let completeData: UInt8 = 0x03
    private static let doNotFragment: UInt8 = 0x01

    /// Section 7.8.53.
    /// - Parameter handle: The advertising set, 0x00…0xEF.
    public static func leSetExtendedAdvertisingParameters(
        handle: UInt8, _ advertising: AdvertisingParameters
    ) -> HCICommand {
        var parameters = [handle]
        parameters.append(littleEndian: nonConnectableLegacy)
        parameters += advertising.primaryInterval + advertising.primaryInterval
        parameters += [AdvertisingField.allChannels, advertising.ownAddressType.rawValue] + AdvertisingField.noPeer
        parameters += [AdvertisingField.acceptAll, noTxPowerPreference]
        parameters += secondaryChannel
        return HCICommand(.leSetExtendedAdvertisingParameters, parameters)
    }

    /// Primary_Advertising_PHY, followed by fields that a legacy PDU does not use: Secondary_Advertising_Max_Skip,
    /// Secondary_Advertising_PHY, Advertising_SID and Scan_Request_Notification_Enable.
    private static let secondaryChannel: [UInt8] = [phy1M, 0, phy1M, 0, 0]

    /// Section 7.8.54.
    public static func leSetExtendedAdvertisingData(handle: UInt8, _ data: AdvertisingData) -> HCICommand {
        let head = [handle, completeData, doNotFragment, UInt8(data.bytes.count)]
        return HCICommand(.leSetExtendedAdvertisingData, head + data.bytes)
    }

    /// One set, without an end: the duration and the number of events are zero (section 7.8.56).
    public static func leSetExtendedAdvertisingEnable(_ isEnabled: Bool, handle: UInt8) -> HCICommand {
        HCICommand(.leSetExtendedAdvertisingEnable, [isEnabled ? 1 : 0, 1, handle, 0, 0, 0])
    }

    /// Section 7.8.59.
    public static func leRemoveAdvertisingSet(handle: UInt8) -> HCICommand {
        HCICommand(.leRemoveAdvertisingSet, [handle])
    }

    /// Section 7.8.52.
    public static func leSetAdvertisingSetRandomAddress(handle: UInt8, _ address: DeviceAddress) -> HCICommand {
        HCICommand(.leSetAdvertisingSetRandomAddress, [handle] + address.littleEndianBytes)
    }
}

extension HCICommand.AdvertisingParameters {
    /// The interval in the three bytes of the extended command.
    fileprivate var primaryInterval: [UInt8] { [UInt8(interval & 0xFF), UInt8(interval >> 8), 0] }
}

/// Commands about the controller itself.
extension HCICommand {
    /// Vol 4 Part E, section 7.3.2.
    public static let reset = HCICommand(.reset)
    /// Section 7.4.1.
    public static let readLocalVersionInformation = HCICommand(.readLocalVersionInformation)
    /// Section 7.4.2.
    public static let readLocalSupportedCommands = HCICommand(.readLocalSupportedCommands)
    /// Section 7.4.6.
    public static let readBDADDR = HCICommand(.readBDADDR)
    /// Section 7.8.3.
    public static let leReadLocalSupportedFeatures = HCICommand(.leReadLocalSupportedFeatures)
    /// Section 7.8.27.
    public static let leReadSupportedStates = HCICommand(.leReadSupportedStates)

    /// Enables only the events Hardware Error and LE Meta; Command Complete and Command Status cannot be masked
    /// (section 7.3.1).
    public static let setEventMask = HCICommand(.setEventMask, bits: [15, 61])

    /// Enables LE Advertising Report and LE Extended Advertising Report. A controller ignores the bit of an event that
    /// it does not support (section 7.8.1).
    public static let leSetEventMask = HCICommand(.leSetEventMask, bits: [1, 12])

    /// Section 7.8.4.
    public static func leSetRandomAddress(_ address: DeviceAddress) -> HCICommand {
        HCICommand(.leSetRandomAddress, address.littleEndianBytes)
    }

    /// A command whose parameter is a mask of 64 bits.
    private init(_ opcode: HCIOpcode, bits: [UInt64]) {
        var parameters: [UInt8] = []
        parameters.append(littleEndian: bits.reduce(0) { $0 | 1 << $1 } as UInt64)
        self.init(opcode, parameters)
    }
}

extension HCICommand {
    private static let headerByteCount = 4

    /// The packet to send, H4 packet type first.
    public var packet: [UInt8] {
        let opcode = opcode.rawValue
        let header = [H4PacketType.command, UInt8(opcode & 0xFF), UInt8(opcode >> 8), UInt8(parameters.count)]
        return header + parameters
    }

    /// Reads a command as a controller receives it, H4 packet type first; nil for a packet of another kind or if the
    /// length is not that of the parameters.
    public init?(packet: [UInt8]) {
        guard packet.count >= Self.headerByteCount, packet[0] == H4PacketType.command,
            packet.count == Self.headerByteCount + Int(packet[3])
        else { return nil }
        let opcode = packet.span.bytes.littleEndian(at: 1, as: UInt16.self)
        self.init(HCIOpcode(rawValue: opcode), Array(packet[Self.headerByteCount...]))
    }
}

/// Commands that scan. The duplicate filter is always off, since the same beacon must be heard repeatedly.
extension HCICommand {
    private static let acceptAll: UInt8 = 0x00
    private static let keepDuplicates: UInt8 = 0x00

    /// Vol 4 Part E, section 7.8.10.
    public static func leSetScanParameters(_ scan: ScanParameters) -> HCICommand {
        HCICommand(.leSetScanParameters, scan.timing + [scan.ownAddressType.rawValue, acceptAll])
    }

    /// Section 7.8.11.
    public static func leSetScanEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetScanEnable, [isEnabled ? 1 : 0, keepDuplicates])
    }

    /// On LE 1M, on which legacy PDUs are sent, and optionally on LE Coded: each has its own timing (section 7.8.64).
    public static func leSetExtendedScanParameters(_ scan: ScanParameters) -> HCICommand {
        let phys = scan.usesCodedPHY ? phy1M | phyCoded : phy1M
        let timings = scan.usesCodedPHY ? scan.timing + scan.timing : scan.timing
        return HCICommand(.leSetExtendedScanParameters, [scan.ownAddressType.rawValue, acceptAll, phys] + timings)
    }

    /// Until it is disabled: the duration and the period are zero (section 7.8.65).
    public static func leSetExtendedScanEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetExtendedScanEnable, [isEnabled ? 1 : 0, keepDuplicates, 0, 0, 0, 0])
    }
}

extension HCICommand.ScanParameters {
    /// LE_Scan_Type, LE_Scan_Interval and LE_Scan_Window.
    fileprivate var timing: [UInt8] {
        var bytes: [UInt8] = [isActive ? 1 : 0]
        bytes.append(littleEndian: interval)
        bytes.append(littleEndian: window)
        return bytes
    }
}

extension [UInt8] {
    /// Appends an integer, least significant byte first.
    mutating func append(littleEndian value: some FixedWidthInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}

extension DeviceAddress {
    /// The six bytes of the address, least significant first.
    var littleEndianBytes: [UInt8] {
        stride(from: 0, to: 48, by: 8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

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
    private enum AdvertisingField {
        /// Peer_Address_Type and Peer_Address, which only directed advertising needs.
        static let noPeer = [UInt8](repeating: 0, count: 7)
        /// Channels 37, 38 and 39.
        static let allChannels: UInt8 = 0x07
        /// Accept scan and connection requests from all devices.
        static let acceptAll: UInt8 = 0x00
    }
}

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

/// An iBeacon: the manufacturer data of company 0x004C (Apple) that starts with type 0x02 and length 0x15.
/// Layout: Apple, "Proximity Beacon Specification", release R1.
public struct IBeaconFrame: Hashable, Sendable {
    public let identity: BeaconIdentity
    /// The RSSI in dBm at 1 m from the beacon, as measured by its maker; 0 in a frame that ends before this byte, as
    /// some badges send it.
    public let measuredPower: Int8
    /// The number of manufacturer data bytes after the 25 bytes of the frame; decoders differ in how they treat such
    /// frames.
    public let trailingByteCount: Int

    @inlinable
    public init(identity: BeaconIdentity, measuredPower: Int8, trailingByteCount: Int = 0) {
        self.identity = identity
        self.measuredPower = measuredPower
        self.trailingByteCount = trailingByteCount
    }

    /// Whether the measured power is below 0 dBm. No receiver measures more at 1 m from a beacon, but beacons that were
    /// never calibrated send other values.
    public var isPlausible: Bool { measuredPower < 0 }
}

extension IBeaconFrame {
    /// The first iBeacon among the AD structures of an advertising or scan response packet; nil if there is none before
    /// the packet ends or a length runs past it.
    @inlinable @inline(__always)
    public init?(advertisingData packet: RawSpan) {
        var rest = packet
        while let structure = ADStructure(startOf: rest) {
            if structure.type == .manufacturerSpecificData,
                let frame = IBeaconFrame(manufacturerData: rest.extracting(structure.data))
            {
                self = frame
                return
            }
            rest = rest.extracting(droppingFirst: structure.data.upperBound)
        }
        return nil
    }

    /// The iBeacon in manufacturer data that starts with the two bytes of the company id; nil if it is anything else.
    @inlinable @inline(__always)
    public init?(manufacturerData data: RawSpan) {
        guard data.byteCount >= IBeaconFrame.Layout.measuredPower,
            data.littleEndian(at: 0, as: UInt32.self) == IBeaconFrame.Layout.signature
        else { return nil }
        let uuid = ProximityUUID(
            high: data.bigEndian(at: IBeaconFrame.Layout.uuid, as: UInt64.self),
            low: data.bigEndian(at: IBeaconFrame.Layout.uuid + 8, as: UInt64.self))
        self.init(
            identity: BeaconIdentity(
                uuid: uuid,
                major: data.bigEndian(at: IBeaconFrame.Layout.major, as: UInt16.self),
                minor: data.bigEndian(at: IBeaconFrame.Layout.minor, as: UInt16.self)),
            measuredPower: data.byteCount < IBeaconFrame.Layout.byteCount
                ? 0 : Int8(bitPattern: data.byte(at: IBeaconFrame.Layout.measuredPower)),
            trailingByteCount: max(0, data.byteCount - IBeaconFrame.Layout.byteCount))
    }

    public init?(advertisingData packet: [UInt8]) {
        self.init(advertisingData: packet.span.bytes)
    }

    public init?(manufacturerData data: [UInt8]) {
        self.init(manufacturerData: data.span.bytes)
    }
}

extension IBeaconFrame {
    /// LE General Discoverable Mode, BR/EDR Not Supported.
    private static let flags: UInt8 = 0x06

    /// The 25 bytes of manufacturer data, company id first. Trailing bytes that were received are not sent again.
    public var manufacturerData: [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(IBeaconFrame.Layout.byteCount)
        data.append(bigEndian: IBeaconFrame.Layout.signature.byteSwapped)
        data.append(bigEndian: identity.uuid.high)
        data.append(bigEndian: identity.uuid.low)
        data.append(bigEndian: identity.major)
        data.append(bigEndian: identity.minor)
        data.append(UInt8(bitPattern: measuredPower))
        return data
    }

    /// The 30 bytes to advertise: a Flags structure and the manufacturer data.
    public var advertisingData: [UInt8] {
        let manufacturerData = manufacturerData
        return [2, ADStructure.DataType.flags.rawValue, Self.flags]
            + [UInt8(manufacturerData.count + 1), ADStructure.DataType.manufacturerSpecificData.rawValue]
            + manufacturerData
    }
}

extension IBeaconFrame {
    /// The offsets of an iBeacon's fields in its manufacturer data, company id included. The identity ends at the
    /// measured power.
    @usableFromInline
    enum Layout {
        /// Company id 0x004C, type 0x02 and length 0x15, read as one little-endian number.
        @inlinable static var signature: UInt32 { 0x1502_004C }
        @inlinable static var uuid: Int { 4 }
        @inlinable static var major: Int { 20 }
        @inlinable static var minor: Int { 22 }
        @inlinable static var measuredPower: Int { 24 }
        @inlinable static var byteCount: Int { 25 }
    }
}

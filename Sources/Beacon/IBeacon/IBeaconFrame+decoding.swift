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
        guard data.byteCount >= IBeaconLayout.byteCount,
            data.littleEndian(at: 0, as: UInt32.self) == IBeaconLayout.signature
        else { return nil }
        let uuid = ProximityUUID(
            high: data.bigEndian(at: IBeaconLayout.uuid, as: UInt64.self),
            low: data.bigEndian(at: IBeaconLayout.uuid + 8, as: UInt64.self))
        self.init(
            identity: BeaconIdentity(
                uuid: uuid,
                major: data.bigEndian(at: IBeaconLayout.major, as: UInt16.self),
                minor: data.bigEndian(at: IBeaconLayout.minor, as: UInt16.self)),
            measuredPower: Int8(bitPattern: data.byte(at: IBeaconLayout.measuredPower)),
            trailingByteCount: data.byteCount - IBeaconLayout.byteCount)
    }

    public init?(advertisingData packet: [UInt8]) {
        self.init(advertisingData: packet.span.bytes)
    }

    public init?(manufacturerData data: [UInt8]) {
        self.init(manufacturerData: data.span.bytes)
    }
}

extension IBeaconFrame {
    /// The first iBeacon of an advertising or scan response packet, or why there is none.
    public static func read(advertisingData packet: RawSpan) -> Result<IBeaconFrame, IBeaconRefusal> {
        IBeaconFrame(advertisingData: packet).map { .success($0) }
            ?? .failure(IBeaconRefusal(advertisingData: packet))
    }

    /// The iBeacon in manufacturer data, company id first, or why it is none.
    public static func read(manufacturerData data: RawSpan) -> Result<IBeaconFrame, IBeaconRefusal> {
        IBeaconFrame(manufacturerData: data).map { .success($0) }
            ?? .failure(IBeaconRefusal(manufacturerData: data))
    }
}

extension IBeaconRefusal {
    private static let appleCompany: UInt16 = 0x004C
    private static let iBeaconType: UInt8 = 0x02
    private static let iBeaconLength: UInt8 = 0x15

    /// A malformed length outweighs what else the packet holds; otherwise its first manufacturer data is named.
    init(advertisingData packet: RawSpan) {
        var cursor = ADCursor()
        var found: IBeaconRefusal?
        while let structure = cursor.next(in: packet) {
            guard structure.type == .manufacturerSpecificData else { continue }
            let refusal = IBeaconRefusal(manufacturerData: packet.extracting(structure.data))
            if found == nil || refusal.isMalformed { found = refusal }
        }
        if let fault = cursor.fault {
            self = .malformedStructure(fault)
        } else {
            self = found ?? (packet.isEmpty ? .emptyPacket : .noManufacturerData)
        }
    }

    init(manufacturerData data: RawSpan) {
        guard !data.isEmpty else {
            self = .emptyPacket
            return
        }
        guard data.byteCount >= IBeaconLayout.uuid else {
            self = .tooShort(byteCount: data.byteCount)
            return
        }
        let company = data.littleEndian(at: 0, as: UInt16.self)
        let (type, length) = (data.byte(at: 2), data.byte(at: 3))
        if company != Self.appleCompany {
            self = .otherCompany(company)
        } else if (type, length) != (Self.iBeaconType, Self.iBeaconLength) {
            self = .otherAppleType(type, length: length)
        } else {
            self = .frameCutShort(byteCount: data.byteCount)
        }
    }
}

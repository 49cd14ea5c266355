extension IBeaconFrame {
    /// Why bytes are not an iBeacon. Found in a second pass, so that decoding itself stays short.
    public enum Refusal: Error, Hashable, Sendable {
        case emptyPacket
        case noManufacturerData
        /// Manufacturer data without room for a company id and a type.
        case tooShort(byteCount: Int)
        case otherCompany(UInt16)
        /// Another Apple message type, or an iBeacon type with another length.
        case otherAppleType(UInt8, length: UInt8)
        /// The frame's own length 0x15 exceeds the manufacturer data.
        case frameCutShort(byteCount: Int)
        case malformedStructure(ADStructure.Fault)

        /// Whether a length runs past the bytes that are present.
        public var isMalformed: Bool {
            switch self {
            case .frameCutShort, .malformedStructure: true
            default: false
            }
        }
    }
}

extension IBeaconFrame.Refusal: CustomStringConvertible {
    /// A part of a sentence; starts with `malformed` if a length runs past the bytes that are present.
    public var description: String {
        switch self {
        case .emptyPacket: "empty packet"
        case .noManufacturerData: "no manufacturer data"
        case .tooShort(let count): "manufacturer data of \(count) bytes"
        case .otherCompany(let company): "manufacturer data of company \(Self.hex(company))"
        case .otherAppleType(let type, let length): "Apple type \(Self.hex(type)) of length \(length)"
        case .frameCutShort(let count):
            "malformed: iBeacon has \(count) of \(IBeaconFrame.Layout.byteCount) bytes"
        case .malformedStructure(let fault):
            "malformed: length \(fault.declared) at byte \(fault.offset) runs past the packet, \(fault.present) left"
        }
    }

    private static func hex(_ value: some FixedWidthInteger) -> String {
        let digits = String(value, radix: 16)
        return "0x" + String(repeating: "0", count: value.bitWidth / 4 - digits.count) + digits
    }
}

extension IBeaconFrame {
    /// Returns the first iBeacon of an advertising or scan response packet, or why there is none.
    public static func read(advertisingData packet: RawSpan) -> Result<IBeaconFrame, Refusal> {
        IBeaconFrame(advertisingData: packet).map { .success($0) }
            ?? .failure(Refusal(advertisingData: packet))
    }

    /// Returns the iBeacon in manufacturer data, company id first, or why it is not an iBeacon.
    public static func read(manufacturerData data: RawSpan) -> Result<IBeaconFrame, Refusal> {
        IBeaconFrame(manufacturerData: data).map { .success($0) }
            ?? .failure(Refusal(manufacturerData: data))
    }
}

extension IBeaconFrame.Refusal {
    private static let appleCompany: UInt16 = 0x004C
    private static let iBeaconType: UInt8 = 0x02
    private static let iBeaconLength: UInt8 = 0x15

    /// A malformed length takes precedence over everything else in the packet; otherwise the first manufacturer data
    /// decides.
    init(advertisingData packet: RawSpan) {
        var cursor = ADStructure.Cursor()
        var found: IBeaconFrame.Refusal?
        while let structure = cursor.next(in: packet) {
            guard structure.type == .manufacturerSpecificData else { continue }
            let refusal = IBeaconFrame.Refusal(manufacturerData: packet.extracting(structure.data))
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
        guard data.byteCount >= IBeaconFrame.Layout.uuid else {
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

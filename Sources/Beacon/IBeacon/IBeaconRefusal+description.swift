extension IBeaconRefusal: CustomStringConvertible {
    /// A plain sentence part; starts with `malformed` when a length runs past the bytes that are there.
    public var description: String {
        switch self {
        case .emptyPacket: "empty packet"
        case .noManufacturerData: "no manufacturer data"
        case .tooShort(let count): "manufacturer data of \(count) bytes"
        case .otherCompany(let company): "manufacturer data of company \(Self.hex(company))"
        case .otherAppleType(let type, let length): "Apple type \(Self.hex(type)) of length \(length)"
        case .frameCutShort(let count):
            "malformed: iBeacon has \(count) of \(IBeaconLayout.byteCount) bytes"
        case .malformedStructure(let fault):
            "malformed: length \(fault.declared) at byte \(fault.offset) runs past the packet, \(fault.present) left"
        }
    }

    private static func hex(_ value: some FixedWidthInteger) -> String {
        let digits = String(value, radix: 16)
        return "0x" + String(repeating: "0", count: value.bitWidth / 4 - digits.count) + digits
    }
}

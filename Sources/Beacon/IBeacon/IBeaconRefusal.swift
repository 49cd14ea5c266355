/// Why bytes are not an iBeacon. Found in a second walk, so that decoding itself stays short.
public enum IBeaconRefusal: Error, Hashable, Sendable {
    case emptyPacket
    case noManufacturerData
    /// Manufacturer data without room for a company id and a type.
    case tooShort(byteCount: Int)
    case otherCompany(UInt16)
    /// Another of Apple's messages, or an iBeacon type with another length.
    case otherAppleType(UInt8, length: UInt8)
    /// The frame's own length 0x15 names more bytes than the manufacturer data holds.
    case frameCutShort(byteCount: Int)
    case malformedStructure(ADFault)

    /// Whether a length runs past the bytes that are there.
    public var isMalformed: Bool {
        switch self {
        case .frameCutShort, .malformedStructure: true
        default: false
        }
    }
}

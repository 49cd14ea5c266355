/// The Event_Type bits of the LE Extended Advertising Report event (Core Specification, Vol 4 Part E, section 7.7.65.13).
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
    /// A legacy PDU, as every iBeacon is sent.
    public static let legacy = ExtendedEventType(rawValue: 1 << 4)

    /// Bits 5 and 6.
    public var dataStatus: AdvertisingDataStatus {
        switch rawValue >> 5 & 0b11 {
        case 0: .complete
        case 1: .incomplete
        case 2: .truncated
        default: .reserved
        }
    }
}

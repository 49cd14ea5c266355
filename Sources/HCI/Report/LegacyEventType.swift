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

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

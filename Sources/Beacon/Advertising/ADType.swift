/// The type of an AD structure, a number of the Bluetooth Assigned Numbers, section "Common Data Types".
public struct ADType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    @inlinable public static var flags: ADType { ADType(rawValue: 0x01) }
    @inlinable public static var manufacturerSpecificData: ADType { ADType(rawValue: 0xFF) }
}

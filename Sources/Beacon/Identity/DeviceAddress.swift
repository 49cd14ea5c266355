/// A 48-bit Bluetooth device address (BD_ADDR). Radio sends it least significant byte first; text starts with the most
/// significant.
public struct DeviceAddress: Hashable, Sendable {
    /// The address in the low 48 bits.
    public let value: UInt64

    /// Keeps the low 48 bits.
    @inlinable
    public init(_ value: UInt64) {
        self.value = value & 0xFFFF_FFFF_FFFF
    }
}

extension DeviceAddress: Comparable {
    public static func < (left: DeviceAddress, right: DeviceAddress) -> Bool {
        left.value < right.value
    }
}

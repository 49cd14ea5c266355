public import Beacon

/// Reads the return parameters of a Command Complete event: a status, and after a success what was asked for. Each is nil
/// where bytes are missing.
public struct ReturnParameters: Hashable, Sendable {
    private static let supportedCommandsByteCount = 64

    private let bytes: [UInt8]

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    public var status: HCIStatus? { bytes.first.map(HCIStatus.init) }

    /// The 64 octets of Read Local Supported Commands (Core Specification, Vol 4 Part E, section 7.4.2).
    public var supportedCommands: [UInt8]? {
        let octets = Array(bytes.dropFirst().prefix(Self.supportedCommandsByteCount))
        return octets.count == Self.supportedCommandsByteCount ? octets : nil
    }

    /// The 64 bits of LE Read Local Supported Features (section 7.8.3) and of LE Read Supported States (section 7.8.27).
    public var mask: UInt64? {
        bytes.count > 8 ? bytes.span.bytes.littleEndian(at: 1, as: UInt64.self) : nil
    }

    /// The address of Read BD_ADDR (section 7.4.6).
    public var address: DeviceAddress? {
        guard bytes.count > 6 else { return nil }
        let low = bytes.span.bytes.littleEndian(at: 1, as: UInt32.self)
        let high = bytes.span.bytes.littleEndian(at: 5, as: UInt16.self)
        return DeviceAddress(UInt64(high) << 32 | UInt64(low))
    }
}

/// Packet indicators of the UART transport layer, H4 (Core Specification, Vol 4 Part A, section 2).
public enum H4PacketType {
    @inlinable public static var command: UInt8 { 0x01 }
    @inlinable public static var aclData: UInt8 { 0x02 }
    @inlinable public static var event: UInt8 { 0x04 }
}

/// Event codes and LE subevent codes (Core Specification, Vol 4 Part E, section 7.7).
@usableFromInline
enum HCIEventCode {
    @inlinable static var leMeta: UInt8 { 0x3E }
    @inlinable static var leAdvertisingReport: UInt8 { 0x02 }
    @inlinable static var leExtendedAdvertisingReport: UInt8 { 0x0D }
}

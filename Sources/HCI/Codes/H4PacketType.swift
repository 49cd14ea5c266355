/// Packet indicators of the UART transport layer, H4 (Core Specification, Vol 4 Part A, section 2).
public enum H4PacketType {
    @inlinable public static var command: UInt8 { 0x01 }
    @inlinable public static var aclData: UInt8 { 0x02 }
    @inlinable public static var synchronousData: UInt8 { 0x03 }
    @inlinable public static var event: UInt8 { 0x04 }
    @inlinable public static var isoData: UInt8 { 0x05 }
}

/// One AD structure of an advertising or scan response packet (Core Specification, Vol 3 Part C, section 11).
public struct ADStructure: Hashable, Sendable {
    public let type: DataType
    /// The range of its data in the packet: the bytes after the type.
    public let data: Range<Int>

    @inlinable
    public init(type: DataType, data: Range<Int>) {
        self.type = type
        self.data = data
    }

    /// The structure at the start of `bytes`; nil at their end, at a zero length and if the length runs past them.
    @inlinable @inline(__always)
    public init?(startOf bytes: RawSpan) {
        guard bytes.byteCount > 1 else { return nil }
        let length = Int(bytes.byte(at: 0))
        guard length > 0, length < bytes.byteCount else { return nil }
        self.init(type: DataType(rawValue: bytes.byte(at: 1)), data: 2..<length + 1)
    }
}

extension ADStructure {
    /// The type of an AD structure, a number of the Bluetooth Assigned Numbers, section "Common Data Types".
    public struct DataType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        @inlinable public static var flags: DataType { DataType(rawValue: 0x01) }
        @inlinable public static var manufacturerSpecificData: DataType { DataType(rawValue: 0xFF) }
    }

    /// A length byte that exceeds the rest of the packet.
    public struct Fault: Hashable, Sendable {
        /// The offset of the length byte in the packet.
        public let offset: Int
        /// The number of bytes by the length byte: type and data.
        public let declared: Int
        /// The number of bytes that follow it.
        public let present: Int

        @inlinable
        public init(offset: Int, declared: Int, present: Int) {
            self.offset = offset
            self.declared = declared
            self.present = present
        }

        /// The fault in bytes that do not start with a structure; nil at their end and at a zero length.
        @usableFromInline
        init?(startOf bytes: RawSpan, at offset: Int) {
            guard !bytes.isEmpty, bytes.byte(at: 0) > 0 else { return nil }
            self.init(offset: offset, declared: Int(bytes.byte(at: 0)), present: bytes.byteCount - 1)
        }
    }

    /// Iterates over the AD structures of one packet: each is a length byte, a type and data. A length of zero ends the
    /// packet early (Core Specification, Vol 3 Part C, section 11); the bytes after it are padding.
    ///
    /// The packet is passed at each step, so that iteration neither copies nor retains it.
    public struct Cursor: Sendable {
        @usableFromInline var offset = 0
        @usableFromInline var found: Fault?

        /// Set once a length runs past the packet; the iteration has then ended.
        @inlinable public var fault: Fault? { found }

        @inlinable @inline(__always)
        public init() {}

        /// The next structure, nil at the end of the packet, at a zero length and at a fault.
        @inlinable @inline(__always)
        public mutating func next(in packet: RawSpan) -> ADStructure? {
            let bytes = packet.extracting(droppingFirst: offset)
            guard found == nil, let structure = ADStructure(startOf: bytes) else {
                found = found ?? Fault(startOf: bytes, at: offset)
                return nil
            }
            let start = offset
            offset += structure.data.upperBound
            return ADStructure(type: structure.type, data: start + structure.data.lowerBound..<offset)
        }
    }
}

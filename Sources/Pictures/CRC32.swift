/// The checksum of PNG chunks (annex D of the same standard).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            table.withUnsafeBufferPointer { table in
                ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
            }
        }
    }
}

import CZlib

/// Compression with zlib in a single pass.
public enum Zlib {
    /// The largest window size, in bits.
    static let windowBits: Int32 = 15
    /// zlib's own default.
    private static let memoryLevel: Int32 = 8

    /// - Returns: one zlib stream (RFC 1950) that contains all of `bytes`.
    /// - Throws: `TableError`, which refers to the bytes by `name`, if zlib cannot allocate memory.
    public static func stream(of bytes: [UInt8], name: String) throws -> [UInt8] {
        try packed(bytes, windowBits: windowBits, name: name)
    }

    /// Returns the CRC-32 that gzip and PNG use (ISO 3309, ITU-T V.42).
    public static func crc32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
    }

    /// - Parameter windowBits: 15 for a zlib stream; 16 is added for a gzip member.
    static func packed(_ bytes: [UInt8], windowBits: Int32, name: String) throws -> [UInt8] {
        var stream = z_stream()
        let begun = deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { throw TableError("zlib cannot begin to write \(name)") }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        guard bound <= Int(UInt32.max) else { throw TableError("\(name) is too long to be packed in one go") }
        return try bytes.withUnsafeBufferPointer { input in
            try [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(bound)
                guard deflate(&stream, Z_FINISH) == Z_STREAM_END else {
                    throw TableError("zlib cannot write \(name)")
                }
                count = bound - Int(stream.avail_out)
            }
        }
    }
}

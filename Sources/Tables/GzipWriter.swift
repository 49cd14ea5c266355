import CZlib

/// Deflates into gzip members (RFC 1952).
public enum GzipWriter {
    /// A file's name says that what is in it is packed like that.
    public static let suffix = ".gz"

    /// 15 bits of window (the largest), and 16 more for a gzip header.
    private static let windowBits: Int32 = 15 + 16
    /// zlib's own default.
    private static let memoryLevel: Int32 = 8

    /// - Returns: one member that holds all of `bytes`, without a name and a time: the same for the same bytes.
    /// - Throws: `TableError` where zlib has no memory.
    public static func member(of bytes: [UInt8], name: String) throws -> [UInt8] {
        var stream = z_stream()
        let begun = deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { throw TableError("zlib cannot begin to write \(name)") }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
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

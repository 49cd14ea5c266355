import CZlib

/// One zlib stream (RFC 1950), compressed or decompressed in a single call.
public enum Zlib {
    /// How many bytes the result has, against the time that it takes.
    public enum Effort: Sendable {
        /// zlib's own defaults.
        case standard
        /// The highest level, with the most memory.
        case highest

        fileprivate var level: Int32 { self == .standard ? Z_DEFAULT_COMPRESSION : Z_BEST_COMPRESSION }
        fileprivate var memoryLevel: Int32 { self == .standard ? 8 : 9 }
    }

    /// The largest window size, in bits.
    static let windowBits: Int32 = 15
    /// The maximum ratio of deflate: a match of 258 bytes needs at least two bits.
    private static let maxRatio = 1_032

    /// - Parameters:
    ///   - name: a noun phrase for the bytes, for an error.
    ///   - dictionary: bytes that are likely to recur; needed again for `inflate`.
    /// - Returns: one zlib stream that contains all of `bytes`.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
    public static func deflate(
        _ bytes: [UInt8], name: String, effort: Effort = .standard, dictionary: [UInt8] = []
    ) throws(CompressionError) -> [UInt8] {
        try deflate(bytes, name: name, effort: effort, windowBits: windowBits, dictionary: dictionary)
    }

    /// - Parameters:
    ///   - name: a noun phrase for the stream, for an error.
    ///   - dictionary: the one that the bytes were compressed with, if any.
    ///   - maxCount: the maximum length of the result: a damaged stream must not exhaust the memory.
    /// - Throws: `CompressionError` if the stream is damaged, longer than `maxCount`, or of another dictionary.
    public static func inflate(
        _ bytes: [UInt8], name: String, dictionary: [UInt8] = [], maxCount: Int
    ) throws(CompressionError) -> [UInt8] {
        var stream = z_stream()
        let status = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw CompressionError("zlib cannot begin to read \(name)", status) }
        defer { inflateEnd(&stream) }
        let capacity = min(bytes.count * maxRatio + 64, maxCount)
        return try process(bytes, &stream, capacity: capacity, "zlib cannot read \(name)") { stream in
            let status = CZlib.inflate(&stream, Z_FINISH)
            guard status == Z_NEED_DICT else { return status }
            let accepted = inflateSetDictionary(&stream, dictionary, UInt32(dictionary.count))
            return accepted == Z_OK ? CZlib.inflate(&stream, Z_FINISH) : accepted
        }
    }

    /// Returns the CRC-32 that gzip and PNG use (ISO 3309, ITU-T V.42).
    public static func crc32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
    }

    /// - Parameter windowBits: 15 for a zlib stream; 16 is added for a gzip member.
    static func deflate(
        _ bytes: [UInt8], name: String, effort: Effort, windowBits: Int32, dictionary: [UInt8] = []
    ) throws(CompressionError) -> [UInt8] {
        var stream = z_stream()
        var status = deflateInit2_(
            &stream, effort.level, Z_DEFLATED, windowBits, effort.memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw CompressionError("zlib cannot begin to write \(name)", status) }
        defer { deflateEnd(&stream) }
        if !dictionary.isEmpty { status = deflateSetDictionary(&stream, dictionary, UInt32(dictionary.count)) }
        guard status == Z_OK else { throw CompressionError("zlib refuses the dictionary of \(name)", status) }
        let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
        guard capacity <= Int(UInt32.max) else {
            throw CompressionError("\(name) is too long to be compressed at once")
        }
        return try process(bytes, &stream, capacity: capacity, "zlib cannot write \(name)") {
            CZlib.deflate(&$0, Z_FINISH)
        }
    }

    /// Runs a stream over all of its input in one call.
    /// - Parameter body: returns `Z_STREAM_END` if the input was complete and all of the output fitted.
    private static func process(
        _ bytes: [UInt8], _ stream: inout z_stream, capacity: Int, _ message: @autoclosure () -> String,
        _ body: (inout z_stream) -> Int32
    ) throws(CompressionError) -> [UInt8] {
        var status = Z_OK
        let output = bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(capacity)
                status = body(&stream)
                count = capacity - Int(stream.avail_out)
            }
        }
        guard status == Z_STREAM_END else { throw CompressionError(message(), status) }
        return output
    }
}

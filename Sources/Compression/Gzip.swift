import CZlib

/// Gzip members (RFC 1952).
public enum Gzip {
    /// The suffix of the name of a compressed file.
    public static let suffix = ".gz"

    /// - Returns: one member that contains all of `bytes`, without a name and a time, so that the same bytes give the
    ///   same result.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
    public static func member(of bytes: [UInt8], name: String) throws(CompressionError) -> [UInt8] {
        try Zlib.deflate(bytes, name: name, effort: .standard, windowBits: Zlib.windowBits + 16)
    }
}

extension Gzip {
    /// Decompresses consecutive gzip members (RFC 1952) on demand.
    public final class Reader: ByteSource {
        public static let magic: [UInt8] = [0x1F, 0x8B]

        private static let piece = 64 << 10
        /// A window of 15 bits (the largest), plus 16 to select the gzip format.
        private static let windowBits = Zlib.windowBits + 16

        private let source: any ByteSource
        private let name: String
        private let stream: UnsafeMutablePointer<z_stream>
        private var input: ArraySlice<UInt8> = []
        private var isInsideMember = false
        /// Whether the last piece was full, so that zlib may have further output.
        private var mayHoldMore = false

        public init(_ source: any ByteSource, name: String) throws {
            self.source = source
            self.name = name
            stream = .allocate(capacity: 1)
            stream.initialize(to: z_stream())
            guard inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
            else {
                throw CompressionError("zlib cannot begin to read \(name)")
            }
        }

        deinit {
            inflateEnd(stream)
            stream.deallocate()
        }

        public func read() throws -> [UInt8] {
            while true {
                if input.isEmpty, !mayHoldMore {
                    input = try source.read()[...]
                }
                guard !input.isEmpty || mayHoldMore else {
                    if isInsideMember { throw CompressionError("\(name) ends in the middle of its compressed data") }
                    return []
                }
                let output = try inflateOnce()
                if !output.isEmpty { return output }
            }
        }

        private func inflateOnce() throws -> [UInt8] {
            isInsideMember = isInsideMember || !input.isEmpty
            return try [UInt8](unsafeUninitializedCapacity: Self.piece) { output, count in
                let (status, consumed) = inflate(into: output)
                input = input.dropFirst(consumed)
                mayHoldMore = stream.pointee.avail_out == 0
                count = Self.piece - Int(stream.pointee.avail_out)
                try take(status)
            }
        }

        private func inflate(into output: UnsafeMutableBufferPointer<UInt8>) -> (status: Int32, consumed: Int) {
            input.withUnsafeBufferPointer { bytes in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                stream.pointee.avail_in = UInt32(bytes.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(output.count)
                let status = CZlib.inflate(stream, Z_NO_FLUSH)
                return (status, bytes.count - Int(stream.pointee.avail_in))
            }
        }

        private func take(_ status: Int32) throws {
            switch status {
            case Z_OK, Z_BUF_ERROR:
                return
            case Z_STREAM_END:
                isInsideMember = false
                inflateReset(stream)
            default:
                let detail = stream.pointee.msg.map { String(cString: $0) } ?? "zlib status \(status)"
                throw CompressionError("\(name) is not whole gzip data: \(detail)")
            }
        }
    }
}

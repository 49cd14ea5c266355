import CZlib
import Foundation

/// Both directions of zlib, each in one call.
enum Zlib {
    struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String { "zlib status \(status)" }
    }

    /// The largest batch of JSON has less than 1 MiB; a damaged one must not exhaust the memory.
    private static let maximum = 16 << 20
    /// The maximum ratio of deflate: a match of 258 bytes needs at least two bits.
    private static let largestRatio = 1_032
    /// The largest window, and the highest memory level.
    private static let (windowBits, memoryLevel): (Int32, Int32) = (15, 9)

    static func deflate(_ bytes: Data, dictionary: Data) throws -> Data {
        var stream = z_stream()
        let begun = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { throw Failure(status: begun) }
        defer { deflateEnd(&stream) }
        try set(dictionary) { deflateSetDictionary(&stream, $0, $1) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        return try run(&stream, bytes, room: bound) { CZlib.deflate(&$0, Z_FINISH) }
    }

    /// - Parameter dictionary: the dictionary that the bytes were packed with.
    static func inflate(_ bytes: Data, dictionary: Data) throws -> Data {
        var stream = z_stream()
        let begun = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { throw Failure(status: begun) }
        defer { inflateEnd(&stream) }
        let room = min(bytes.count * largestRatio + 64, maximum)
        return try run(&stream, bytes, room: room) { stream in
            let status = CZlib.inflate(&stream, Z_FINISH)
            guard status == Z_NEED_DICT else { return status }
            try set(dictionary) { inflateSetDictionary(&stream, $0, $1) }
            return CZlib.inflate(&stream, Z_FINISH)
        }
    }

    private static func set(_ dictionary: Data, _ call: (UnsafePointer<UInt8>?, UInt32) -> Int32) throws {
        let status = dictionary.withUnsafeBytes {
            call($0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count))
        }
        guard status == Z_OK else { throw Failure(status: status) }
    }

    private static func run(
        _ stream: inout z_stream, _ bytes: Data, room: Int, _ call: (inout z_stream) throws -> Int32
    ) throws -> Data {
        var output = [UInt8](repeating: 0, count: room)
        var input = [UInt8](bytes)
        let left = try input.withUnsafeMutableBufferPointer { input in
            try output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(room)
                let status = try call(&stream)
                guard status == Z_STREAM_END else { throw Failure(status: status) }
                return Int(stream.avail_out)
            }
        }
        return Data(output.prefix(room - left))
    }
}

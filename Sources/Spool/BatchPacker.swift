import CZlib
import Foundation

/// Packs the JSON of batches with zlib (RFC 1950) and a dictionary: what the node heard just before.
///
/// The same badges are heard again each second, with the same keys and addresses. With sixty badges in the room, a
/// dictionary of recent batches reduces a sighting from 162 bytes to 11. It is rebuilt from time to time, because
/// people come and go.
struct BatchPacker {
    /// The number of plain JSON, in which the formats before 3 stored all batches.
    static let plain: Int64 = 0
    /// The number of the dictionary that is part of the program.
    static let builtIn: Int64 = 1
    /// The number of batches until a dictionary is rebuilt: half an hour at one a second.
    static let lifetime = 1_800
    /// Bytes of recent batches that suffice for the first dictionary of a spool.
    static let enough = 8 << 10
    /// The window of zlib, less the size of the program's own dictionary (deflateSetDictionary).
    static let maximum = 30 << 10

    /// The number of the dictionary that the next batch is packed with.
    private(set) var number: Int64
    private(set) var dictionary: Data
    private var recent = Data()
    private var packed = 0

    init() {
        self.init(number: Self.builtIn, dictionary: Self.typical)
    }

    /// Continues with a stored dictionary.
    init(number: Int64, dictionary: Data) {
        self.number = number
        self.dictionary = dictionary
    }

    /// - Returns: a dictionary that must be stored before the batch, if one was made.
    mutating func prepare(for body: Data) -> Data? {
        recent.append(body)
        recent = Data(recent.suffix(Self.maximum))
        packed += 1
        let isDue = number == Self.builtIn ? recent.count >= Self.enough : packed >= Self.lifetime
        guard isDue else { return nil }
        number += 1
        dictionary = Self.typical + recent
        packed = 0
        return dictionary
    }

    func pack(_ body: Data) throws -> Data {
        try Zlib.deflate(body, dictionary: dictionary)
    }

    /// Typical sightings. Stored batches are unpacked with it, so it must never change.
    static let typical: Data = {
        let uuid = "f7826da6-4fa2-4e98-8024-bc5b71e0893e"
        let sightings = (0..<10).map { index in
            #"{"address":"a4:c1:38:bf:6f:a\#(index)","count":\#(index / 3 + 1),"heard_at":"#
                + #""2026-09-0\#(index)T08:00:0\#(index).\#(index)00Z","major":6000\#(index),"minor":\#(index),"#
                + #""rssi":-\#(50 + index * 5),"uuid":"\#(uuid)"}"#
        }
        return Data("[\(sightings.joined(separator: ","))]".utf8)
    }()
}

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

import Compression
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
    /// The largest batch of JSON has less than 1 MiB; a damaged one must not exhaust the memory.
    private static let maxUnpacked = 16 << 20

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
        Data(try Zlib.deflate([UInt8](body), name: "a batch", effort: .highest, dictionary: [UInt8](dictionary)))
    }

    /// - Parameter dictionary: the dictionary that the batch was packed with.
    static func unpack(_ packed: Data, dictionary: Data) throws -> Data {
        Data(
            try Zlib.inflate(
                [UInt8](packed), name: "a batch", dictionary: [UInt8](dictionary), maxCount: maxUnpacked))
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

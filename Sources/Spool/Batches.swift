import Compression
import Crypto
public import Foundation
import GRDB
public import Wire

/// A batch to be added to a spool.
struct NewBatch: Sendable {
    /// JSON, as on the wire.
    let body: Data
    /// The number of sightings.
    let count: Int
    /// The SHA-256 of the body; nil for a batch from a program with an earlier format.
    let digest: Data?
    let boot: String?
    /// The time of that boot by the clock that stamped the batch, since 1970.
    var bootStartedMilliseconds: Int64?
    /// Since 1970, by the node's clock.
    let createdMilliseconds: Int64
    /// The spool under which it was sent before, and its number there; nil if it was not.
    let origin: String?
    let number: Int64?
}

extension NewBatch {
    init(_ sightings: [SightingRecord], boot: Boot?, at date: Date) throws {
        let body = try WireJSON.encoder().encode(sightings)
        self.init(
            body: body, count: sightings.count, digest: Data(SHA256.hash(data: body)), boot: boot?.identity,
            createdMilliseconds: date.milliseconds, origin: nil, number: nil)
    }

    /// Converts a batch from a spool's memory for the disk.
    /// - Parameter started: the time of its boot by the present clock, as stored in the file.
    init(_ stored: StoredBatch, of spool: String, started: Int64?) throws {
        let setBy = zip(stored.startedMilliseconds, stored.bootStartedMilliseconds).map(-)
        self.init(
            body: try stored.body, count: stored.count, digest: stored.digest, boot: stored.boot,
            bootStartedMilliseconds: zip(started, setBy).map(-), createdMilliseconds: stored.createdMilliseconds,
            origin: spool, number: stored.sequence)
    }
}

/// Returns both values if both are present.
private func zip(_ left: Int64?, _ right: Int64?) -> (Int64, Int64)? {
    guard let left, let right else { return nil }
    return (left, right)
}

/// A batch as stored in the database.
struct StoredBatch: Sendable {
    let sequence: Int64
    let boot: String?
    /// The time of its boot by the clock that stamped it.
    let bootStartedMilliseconds: Int64?
    /// The time of its boot by the last reading of that clock.
    let startedMilliseconds: Int64?
    let createdMilliseconds: Int64
    let count: Int
    let digest: Data?
    let origin: String?
    let number: Int64?
    private let packed: Data
    private let dictionaryNumber: Int64
    private let dictionary: Data?

    init(_ row: Row) {
        sequence = row["sequence"]
        boot = row["boot"]
        bootStartedMilliseconds = row["boot_started_ms"]
        startedMilliseconds = row["started_ms"]
        createdMilliseconds = row["created_ms"]
        count = row["count"]
        digest = row["digest"]
        origin = row["origin"]
        number = row["number"]
        packed = row["sightings"]
        dictionaryNumber = row["dictionary"]
        dictionary = row["content"]
    }

    /// JSON, as on the wire.
    var body: Data {
        get throws {
            switch dictionaryNumber {
            case BatchPacker.plain: packed
            case BatchPacker.builtIn: try BatchPacker.unpack(packed, dictionary: BatchPacker.typical)
            default: try BatchPacker.unpack(packed, dictionary: dictionary ?? Data())
            }
        }
    }

    /// Returns by how many seconds the clock was set since the batch was made; 0 if unknown.
    /// - Parameter now: the present boot, which may not be stored yet.
    func setBy(_ now: Boot?) -> Double {
        guard let stamped = bootStartedMilliseconds else { return 0 }
        var started = startedMilliseconds ?? stamped
        if let now, now.identity == boot, let current = now.startedAt?.milliseconds,
            abs(current - started) >= Int64(Boot.jitter * 1000)
        {
            started = current
        }
        return Double(started - stamped) / 1000
    }
}

/// The content of one request to the server: numbered once, and sent under that number until it is acknowledged.
public struct SpoolBatch: Equatable, Sendable {
    /// Where it is stored.
    package enum Place: Equatable, Sendable {
        /// Its sequence in the file.
        case file(Int64)
        case memory(Int64)
    }

    package let place: Place
    /// The spool's identity. A batch that was first sent from memory keeps the identity of the memory, which differs
    /// for each process, so that after a crash no number refers to another batch.
    public let spool: String
    /// Starts at 0 in each spool and increases by one for each batch.
    public let sequence: Int64
    /// The SHA-256 of its sightings as first spooled, in lower-case hexadecimal. Nil for a batch from a program before
    /// format 3: the server computes the digest itself.
    public let digest: String?
    /// The boot of the node that heard these sightings, if known.
    public let boot: String?
    /// Sightings, with times by the node's present clock, however it was set since.
    public let sightings: [SightingRecord]
    /// By the node's clock, to the millisecond.
    public let createdAt: Date
}

extension SpoolBatch {
    /// - Parameter boot: the present boot, with the present clock.
    init(_ stored: StoredBatch, at place: Place, of spool: String, in boot: Boot?) throws {
        let body = try stored.body
        // A damaged page may contain anything.
        try WireJSON.check(body)
        let sightings = try WireJSON.decoder().decode([SightingRecord].self, from: body)
        let setBy = stored.setBy(boot)
        self.init(
            place: place, spool: stored.origin ?? spool, sequence: stored.number ?? stored.sequence,
            digest: stored.digest?.hexadecimal, boot: stored.boot,
            sightings: setBy == 0 ? sightings : sightings.map { $0.heard(later: setBy) },
            createdAt: Date(timeIntervalSince1970: Double(stored.createdMilliseconds) / 1000))
    }
}

extension SightingRecord {
    /// Returns the sighting by a clock that was set forward by these seconds.
    fileprivate func heard(later seconds: Double) -> SightingRecord {
        SightingRecord(
            uuid: uuid, major: major, minor: minor, address: address, rssi: rssi, count: count,
            heardAt: heardAt.addingTimeInterval(seconds))
    }
}

extension Data {
    fileprivate var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

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

import Crypto
public import Foundation
import GRDB
public import Wire

/// A batch on its way into a spool.
struct NewBatch: Sendable {
    /// JSON, as on the wire.
    let body: Data
    /// Sightings in it.
    let count: Int
    /// SHA-256 of the body; nil of a batch that a program of an earlier format made.
    let digest: Data?
    let boot: String?
    /// When that boot was by the clock that stamped the batch, since 1970.
    var bootStartedMilliseconds: Int64?
    /// Since 1970, on the node's clock.
    let createdMilliseconds: Int64
    /// The spool under which it was sent before, and its number there; nil for its own.
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

    /// What lay in the memory of a spool, on its way to the disk.
    /// - Parameter started: when its boot was by the clock of now, as the file has noted it.
    init(_ stored: StoredBatch, of spool: String, started: Int64?) throws {
        let setBy = zip(stored.startedMilliseconds, stored.bootStartedMilliseconds).map(-)
        self.init(
            body: try stored.body, count: stored.count, digest: stored.digest, boot: stored.boot,
            bootStartedMilliseconds: zip(started, setBy).map(-), createdMilliseconds: stored.createdMilliseconds,
            origin: spool, number: stored.sequence)
    }
}

/// Both, where there are both.
private func zip(_ left: Int64?, _ right: Int64?) -> (Int64, Int64)? {
    guard let left, let right else { return nil }
    return (left, right)
}

/// A batch as it lies in the database.
struct StoredBatch: Sendable {
    let sequence: Int64
    let boot: String?
    /// When its boot was by the clock that stamped it.
    let bootStartedMilliseconds: Int64?
    /// When its boot was by what that clock said last.
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
            case BatchPacker.builtIn: try Zlib.inflate(packed, dictionary: BatchPacker.typical)
            default: try Zlib.inflate(packed, dictionary: dictionary ?? Data())
            }
        }
    }

    /// How far the clock was set since the batch was made, in seconds; 0 where that is not known.
    /// - Parameter now: the boot that lasts, which may not be noted yet.
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

/// What goes to the server in one request: numbered once, and sent under that number until it is acknowledged.
public struct SpoolBatch: Equatable, Sendable {
    /// Where it lies.
    package enum Place: Equatable, Sendable {
        /// Its sequence in the file.
        case file(Int64)
        case memory(Int64)
    }

    package let place: Place
    /// The spool's identity. What was first sent from memory keeps that of the memory: a process has its own, so that
    /// after a crash no number stands for something else.
    public let spool: String
    /// From 0 in its spool, one more for each batch.
    public let sequence: Int64
    /// Of its sightings as they were first spooled: SHA-256, in lower-case hexadecimal. Nil of a batch that a program
    /// before format 3 put here: the server knows it by what it makes itself.
    public let digest: String?
    /// The boot of the node that heard these, as far as it is known.
    public let boot: String?
    /// When they were heard is told by the node's clock as it stands now, however it was set since.
    public let sightings: [SightingRecord]
    /// The node's clock, to the millisecond.
    public let createdAt: Date
}

extension SpoolBatch {
    /// - Parameter boot: the one that lasts, with the clock as it stands now.
    init(_ stored: StoredBatch, at place: Place, of spool: String, in boot: Boot?) throws {
        let body = try stored.body
        // A damaged page may hold anything.
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
    /// The same by a clock that was set forward by so many seconds.
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

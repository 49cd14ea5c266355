public import Foundation
import GRDB
public import Wire

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

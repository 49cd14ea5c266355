import Beacon
import Crypto
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

extension ReceivedBatch.Digest {
    /// The digests of a report: the node's own, and the one that the server computes for any report.
    /// - Throws: `Refusal` if the node's digest is not valid.
    init(_ report: Report) throws {
        self.init(node: try report.digest.map(Self.bytes) ?? [], server: Self.digest(of: report.sightings))
    }

    /// SHA-256 has 32 bytes, of which only the first are kept.
    private static func bytes(of text: String) throws -> [UInt8] {
        let digits = text.utf8.compactMap(digit)
        guard digits.count == 64, text.utf8.count == 64 else {
            throw Refusal(
                .badArguments, .argumentNotHexadecimal("digest"), argument: "digest")
        }
        return stride(from: 0, to: 2 * length, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// The digest of identities, levels, counts and time differences in whole milliseconds. When its clock was set, a
    /// node shifts all times of a batch alike; the differences stay the same.
    private static func digest(of sightings: [SightingRecord]) -> [UInt8] {
        let first = sightings.first?.milliseconds ?? 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sightings.count * 56)
        for sighting in sightings {
            let numbers = [
                Int64(bitPattern: sighting.uuid.high), Int64(bitPattern: sighting.uuid.low), Int64(sighting.major),
                Int64(sighting.minor), Int64(sighting.rssi ?? Int.max), Int64(sighting.count ?? 1),
                sighting.milliseconds - first,
            ]
            for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        }
        return Array(SHA256.hash(data: bytes).prefix(length))
    }
}

extension SightingRecord {
    /// The time of the sighting in milliseconds since 1970, by the node's clock.
    fileprivate var milliseconds: Int64 { Int64((heardAt.timeIntervalSince1970 * 1000).rounded()) }
}

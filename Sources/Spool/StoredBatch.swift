import Foundation
import GRDB
import Wire

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

import Beacon
import Foundation
import Spool
import Testing
import Wire

/// Sightings to put into a spool.
enum Sample {
    /// On a whole millisecond, as times are kept.
    static let time = Date(timeIntervalSince1970: 1_790_000_000.25)

    static func sighting(minor: UInt16) throws -> SightingRecord {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        return SightingRecord(uuid: uuid, major: 1, minor: minor, rssi: -60, count: 3, heardAt: time)
    }
}

extension Spool {
    /// Puts batches of one sighting each, made so many seconds after `Sample.time`.
    func put(_ minors: some Sequence<UInt16>, boot: Boot? = nil, after seconds: Double = 0) async throws {
        for minor in minors {
            let date = Sample.time.addingTimeInterval(seconds)
            try await append([try Sample.sighting(minor: minor)], boot: boot, at: date)
        }
    }

    /// The batch that has waited longest, which goes on waiting.
    func oldest(in boot: Boot? = nil) async throws -> SpoolBatch? {
        let later = Sample.time.addingTimeInterval(100)
        guard let batch = try await take(.backlog, in: boot, at: later) else { return nil }
        try await giveBack(batch)
        return batch
    }

    /// The server takes so many, oldest first.
    func acknowledge(_ count: Int, after seconds: Double = 0) async throws {
        for _ in 0..<count {
            let batch = try #require(try await take(.backlog, at: Sample.time.addingTimeInterval(100)))
            try await acknowledge(batch, at: Sample.time.addingTimeInterval(seconds))
        }
    }

    /// The minors of all that waits; it is taken.
    func minors(after seconds: Double = 100) async throws -> [UInt16] {
        var found: [UInt16] = []
        let date = Sample.time.addingTimeInterval(seconds)
        while let batch = try await take(.backlog, at: date) { found += batch.sightings.map(\.minor) }
        return found
    }

    var state: State {
        get async throws { try await state(at: Sample.time) }
    }
}

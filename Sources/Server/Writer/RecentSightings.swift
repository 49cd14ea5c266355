import Beacon
import Copies
import Foundation
import Store
import Synchronization

/// What scanners heard in the commits of the last few seconds, for the check for copied and unknown badges. It is
/// bounded: older contents that were not read are dropped.
final class RecentSightings: Sendable {
    /// A sighting of a beacon that is not a badge, or is not known at all.
    struct Stray: Equatable, Sendable {
        let scanner: Int64
        let sighting: ReceivedBatch.Sighting
    }

    struct Contents: Sendable {
        var readings: [CopyWatch.Reading] = []
        var strays: [BeaconIdentity: Stray] = [:]
    }

    /// The maximum age of a reading, in seconds: older ones describe the past.
    private static let recent = 10.0
    private static let maxReadings = 50_000
    private static let maxStrays = 1_000

    private let contents = Mutex(Contents())

    /// Adds the sightings of a commit.
    /// - Returns: what scanners have just heard of badges that people carry.
    func update(_ outcome: IngestWriter.Outcome) -> [CopyWatch.Reading] {
        guard case .observed(let observed) = outcome else { return [] }
        let readings = observed.commit.sightings.compactMap(Self.reading)
        let strays = observed.strays
        guard !readings.isEmpty || !strays.isEmpty else { return [] }
        contents.withLock { contents in
            contents.readings += readings.prefix(Self.maxReadings - contents.readings.count)
            for stray in strays where contents.strays.count < Self.maxStrays {
                contents.strays[stray.sighting.identity] = stray
            }
        }
        return readings
    }

    func take() -> Contents {
        contents.withLock { contents in
            defer { contents = Contents() }
            return contents
        }
    }

    private static func reading(_ heard: StoredSighting) -> CopyWatch.Reading? {
        guard let scanner = heard.scanner, let person = heard.resolved.person, let level = heard.sighting.rssi,
            heard.receivedAt.timeIntervalSince(heard.sighting.heardAt) <= recent
        else { return nil }
        return CopyWatch.Reading(
            badge: heard.resolved.beacon, person: person, scanner: scanner, room: heard.resolved.room,
            level: Double(level), heardAt: heard.sighting.heardAt)
    }
}

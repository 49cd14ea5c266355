import Foundation
import Phrases
import Store
import Vocabulary

/// Keeps part of the private database's disk free. When less is free, the oldest day of sightings is deleted, then the
/// next, until there is enough space; today's is kept.
struct DiskReserve: Sendable {
    let days: SightingPartitions
    /// The percentage of the disk that is kept free; 0 for none.
    let percent: Int
    let alerts: AlertReporter
    /// The current space; nil if it is not known.
    let space: @Sendable () -> DiskSpace?

    func keep(at now: Date) async throws {
        guard var found = space(), found.isBelow(percent) else { return alerts.clear(.diskLow, about: .server) }
        tell(found)
        while found.isBelow(percent), try await days.emptyOldest(at: now), let left = space() { found = left }
    }

    private func tell(_ found: DiskSpace) {
        alerts.raise(
            .diskLow, about: .server,
            text: Phrase.databaseDiskLow(found.free >> 20, found.size >> 20, percent) + .oldestSightingsDeleted,
            hint: .hintFreeDiskOrRetention)
    }
}

import Foundation
import Logging
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
            text:
                """
                The disk with the database has \(found.free >> 20) MB of \(found.size >> 20) MB free, less than \
                \(percent) %. The oldest days of sightings are deleted to make room.
                """,
            hint: "Make room on the disk, or keep less: rollcall config set sighting_days.")
    }
}

/// The free space of a disk.
struct DiskSpace: Equatable, Sendable {
    /// Bytes available to users other than root.
    let free: UInt64
    /// The size in bytes.
    let size: UInt64

    init(free: UInt64, size: UInt64) {
        (self.free, self.size) = (free, size)
    }

    /// Reads the space of the disk that contains a file; nil if that fails.
    init?(of path: String) {
        var disk = statvfs()
        guard statvfs(path, &disk) == 0 else { return nil }
        // A file system that is full to its reserve may report a count below zero.
        func bytes(_ blocks: UInt) -> UInt64 {
            let (product, overflow) = UInt64(blocks).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
            return overflow ? 0 : product
        }
        self.init(free: bytes(disk.f_bavail), size: bytes(disk.f_blocks))
    }

    /// Returns whether less than this percentage is free.
    func isBelow(_ percent: Int) -> Bool { Double(free) * 100 < Double(size) * Double(percent) }
}

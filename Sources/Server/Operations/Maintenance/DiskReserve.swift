import Foundation
import Logging
import Store
import Vocabulary

/// Keeps part of the disk with the private database free. Below that the oldest day of sightings is deleted, then the
/// next, until there is room; today's stays.
struct DiskReserve: Sendable {
    let days: SightingPartitions
    /// Of a hundred parts of the disk, how many are kept free; 0 for none.
    let percent: Int
    let alerts: AlertReporter
    /// The space as it is now; nil if it is not known.
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

/// What is free on a disk.
struct DiskSpace: Equatable, Sendable {
    /// Bytes that others than root may take.
    let free: UInt64
    /// Bytes.
    let size: UInt64

    init(free: UInt64, size: UInt64) {
        (self.free, self.size) = (free, size)
    }

    /// Of the disk that a file lies on; nil if it cannot be asked.
    init?(of path: String) {
        var disk = statvfs()
        guard statvfs(path, &disk) == 0 else { return nil }
        // A file system that is full to its reserve may tell a count below zero.
        func bytes(_ blocks: UInt) -> UInt64 {
            let (product, overflow) = UInt64(blocks).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
            return overflow ? 0 : product
        }
        self.init(free: bytes(disk.f_bavail), size: bytes(disk.f_blocks))
    }

    /// Whether less than so many parts of a hundred are free.
    func isBelow(_ percent: Int) -> Bool { Double(free) * 100 < Double(size) * Double(percent) }
}

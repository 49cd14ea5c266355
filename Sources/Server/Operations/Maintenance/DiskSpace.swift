import Foundation
import Store

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

import Foundation

/// What the machine of a private cluster has, and what PostgreSQL may take of it.
struct ClusterMachine: Sendable {
    /// Bytes.
    let memory: UInt64
    /// Bytes that are free on the disk of the data folder; nil if that is not known.
    let freeDisk: UInt64?

    init(memory: UInt64 = ProcessInfo.processInfo.physicalMemory, freeDisk: UInt64? = nil) {
        (self.memory, self.freeDisk) = (memory, freeDisk)
    }

    /// With the disk that a folder lies on.
    init(of folder: String) {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        self.init(freeDisk: (attributes?[.systemFreeSize] as? NSNumber)?.uint64Value)
    }

    /// An eighth of the memory, 128 to 1,024 MiB: PostgreSQL's documentation asks for up to a quarter where it has a
    /// machine to itself, and the server and the system's cache of files need room too.
    var sharedBuffers: UInt64 { min(max(memory >> 20 / 8, 128), 1024) }

    /// How much may be written between two checkpoints, after each of which every page is written whole once: 4 GiB, or
    /// a tenth of the free disk where that is less. In MiB.
    var walSize: UInt64 { min(max((freeDisk ?? 0) >> 20 / 10, Self.minWAL), 4096) }

    /// PostgreSQL's own default for a disk of which nothing is known, and for one that is nearly full.
    private static let minWAL: UInt64 = 1024
}

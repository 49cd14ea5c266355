import Foundation

/// The resources of a private cluster's machine, and how much of them PostgreSQL may use.
struct ClusterMachine: Sendable {
    /// In bytes.
    let memory: UInt64
    /// The free space on the disk of the data folder, in bytes; nil if unknown.
    let freeDisk: UInt64?

    init(memory: UInt64 = ProcessInfo.processInfo.physicalMemory, freeDisk: UInt64? = nil) {
        (self.memory, self.freeDisk) = (memory, freeDisk)
    }

    /// Reads them, with the disk that contains a folder.
    init(of folder: String) {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        self.init(freeDisk: (attributes?[.systemFreeSize] as? NSNumber)?.uint64Value)
    }

    /// An eighth of the memory, 128 to 1,024 MiB: PostgreSQL's documentation recommends up to a quarter on a dedicated
    /// machine, and the server and the file cache need memory too.
    var sharedBuffers: UInt64 { min(max(memory >> 20 / 8, 128), 1024) }

    /// How much may be written between two checkpoints, after each of which every page is written in full once: 4 GiB,
    /// or a tenth of the free disk if that is less. In MiB.
    var walSize: UInt64 { min(max((freeDisk ?? 0) >> 20 / 10, Self.minWAL), 4096) }

    /// PostgreSQL's own default, for a disk whose free space is unknown or that is nearly full.
    private static let minWAL: UInt64 = 1024
}

import CMalloc
import Foundation

/// The memory allocator of the C library.
public enum MemoryAllocator {
    /// The size in bytes from which a block is mapped separately.
    private static let mmapThreshold: Int32 = 256 * 1024
    /// The number of free bytes at the end of an arena that stay with the process.
    private static let trimThreshold: Int32 = 8 * 1024 * 1024

    /// Limits the memory that stays with the process after it was freed.
    ///
    /// - One arena for each processor: glibc gives threads up to eight for each, and memory that is free in one serves
    ///   no other.
    /// - A block of at least 256 KiB, such as the 19 MiB of Argon2, returns to the system as soon as it is freed. By
    ///   default glibc raises this threshold to the size of a freed block, up to 32 MiB; an arena then holds the next
    ///   block of that size, and keeps its memory.
    /// - Some MiB at the end of an arena stay for the next commit. A fixed threshold for blocks also fixes this one, at
    ///   128 KiB, so that each commit would return the memory and request it again.
    public static func limit() {
        mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
        mallopt(M_MMAP_THRESHOLD, mmapThreshold)
        mallopt(M_TRIM_THRESHOLD, trimThreshold)
    }
}

import CMalloc
import Foundation

/// The memory allocator of the C library.
public enum MemoryAllocator {
    /// The size in bytes from which a block is mapped separately.
    private static let mapped: Int32 = 256 * 1024
    /// How many free bytes at the end of an arena stay with the process.
    private static let kept: Int32 = 8 * 1024 * 1024

    /// Limits the memory that stays with the process after it was freed.
    ///
    /// - One arena for each processor: glibc gives threads up to eight for each, and memory that is free in one serves
    ///   no other.
    /// - What has at least 256 KiB, such as the 19 MiB of Argon2, goes back to the system as soon as it is freed. By
    ///   default glibc raises this threshold to the size of what is freed, up to 32 MiB, and takes the next from an
    ///   arena, which keeps it. With that threshold fixed, each free of some memory would give back the end of the
    ///   arena; some MiB stay, so that the next commit has them.
    public static func limit() {
        mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
        mallopt(M_MMAP_THRESHOLD, mapped)
        mallopt(M_TRIM_THRESHOLD, kept)
    }
}

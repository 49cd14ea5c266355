import CMalloc
import Foundation

/// The arenas of the C library's memory allocator.
public enum MemoryArenas {
    /// Allows one for each processor. glibc gives threads up to eight for each, and memory that is free in one serves
    /// no other.
    public static func limit() {
        mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
    }
}

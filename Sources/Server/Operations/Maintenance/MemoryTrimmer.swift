import Foundation
import ServiceLifecycle
import Store

/// Returns memory to the system: the C library keeps freed memory for later use, and would never return what a flood
/// of requests used. After many connections, or many or large bodies, that happens at once, else every ten seconds.
struct MemoryTrimmer: Service {
    private static let interval = Duration.seconds(1)
    /// Trimming 50 MiB takes some milliseconds.
    private static let intervalsBetweenTrims = 10

    let bodies: BodyBudget
    let connections: AddressConnections

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var intervals = 0
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                intervals += 1
                let areDue = [bodies.isReturnDue(), connections.isReturnDue()]
                guard areDue.contains(true) || intervals == Self.intervalsBetweenTrims else { continue }
                _ = Self.trim?(0)
                intervals = 0
            }
        }
    }

    /// `malloc_trim(3)`, which only glibc has; Swift's module of the C library does not include its header.
    private static let trim: (@convention(c) (Int) -> CInt)? = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
}

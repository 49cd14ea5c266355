import Foundation
import ServiceLifecycle
import Store

/// Returns memory to the system after many connections, or many or large bodies: the C library keeps freed memory for
/// later use, and would never return what a flood of requests used.
struct MemoryTrimmer: Service {
    private static let interval = Duration.seconds(1)

    let bodies: BodyBudget
    let connections: AddressConnections

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                let areDue = [bodies.isReturnDue(), connections.isReturnDue()]
                if areDue.contains(true) { _ = Self.trim?(0) }
            }
        }
    }

    /// `malloc_trim(3)`, which only glibc has; Swift's module of the C library does not include its header.
    private static let trim: (@convention(c) (Int) -> CInt)? = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
}

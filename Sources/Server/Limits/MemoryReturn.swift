import Foundation
import ServiceLifecycle

/// Gives memory back to the system after many connections, or many or large bodies: the C library keeps what was freed for later use, and would
/// keep what a flood of requests took for good.
struct MemoryReturn: Service {
    private static let pause = Duration.seconds(1)

    let bodies: BodyBudget
    let connections: AddressConnections

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.pause)
                let areDue = [bodies.isReturnDue(), connections.isReturnDue()]
                if areDue.contains(true) { _ = Self.trim?(0) }
            }
        }
    }

    /// `malloc_trim(3)`, which only glibc has; its header is not in Swift's module of the C library.
    private static let trim: (@convention(c) (Int) -> CInt)? = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
}

public import Dispatch

/// Runs an actor on a dispatch queue of its own, so that the sources on its socket run there too.
public final class QueueExecutor: SerialExecutor {
    public let queue: DispatchQueue

    public init(label: String) {
        queue = DispatchQueue(label: label)
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}

extension DispatchTime {
    /// Returns the time `duration` from now; more than a few decades are equivalent to never.
    public static func after(_ duration: Duration) -> DispatchTime {
        .now() + .nanoseconds(Int(min(max(duration / .nanoseconds(1), 0), 1e18)))
    }
}

import Dispatch

extension DispatchTime {
    /// The time `duration` from now; more than a few decades are as good as never.
    static func after(_ duration: Duration) -> DispatchTime {
        .now() + .nanoseconds(Int(min(max(duration / .nanoseconds(1), 0), 1e18)))
    }
}

internal import Dispatch
internal import Sockets

/// The queue that connections run on. Thousands of them can share one, because each needs little time.
public struct MQTTExecutor: Sendable {
    let executor = QueueExecutor(label: "mqtt")

    public init() {}
}

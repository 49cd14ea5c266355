import Foundation
public import ServiceLifecycle
import Vocabulary

/// The receiver of a student's client: collects what its radio hears, and posts the lists that are due.
public actor Follower: Service {
    /// The interval between two checks for changes.
    static let delay = Duration.seconds(1)

    private let monitor: RadioMonitor
    private let clock: NodeClock
    private let post: LocationPost
    private var ranging = RangingList()

    public init(monitor: RadioMonitor, clock: NodeClock, post: LocationPost) {
        self.monitor = monitor
        self.clock = clock
        self.post = post
    }

    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        }
    }

    public func hear(_ frames: [HeardFrame]) {
        let now = clock.real.elapsed
        for frame in frames {
            ranging.hear(frame, at: now)
        }
    }

    private func work() async throws {
        while true {
            await post.renew()
            ranging.watched = await post.watched
            if let list = ranging.update(at: clock.real.elapsed, isListening: monitor.status.state.isListening) {
                await post.put(list)
            }
            try await clock.real.sleep(for: Self.delay)
        }
    }
}

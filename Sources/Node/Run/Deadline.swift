import ServiceLifecycle

/// Ends when its time has come.
struct Deadline: Service {
    let duration: Duration
    let time: any RealTime

    init(after duration: Duration, time: any RealTime) {
        self.duration = duration
        self.time = time
    }

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await time.sleep(for: duration) }
        } catch is CancellationError {
            return
        }
    }
}

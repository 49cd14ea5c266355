internal import Concurrency
internal import Dispatch
internal import Sockets

extension MQTTConnection {
    /// Connects, and returns once the broker has accepted the connection. Throws `MQTTError`: `invalidSettings`,
    /// `connectionFailed`, `notAuthorized`, `refused`; or `CancellationError`.
    public static func connect(
        _ settings: MQTTSettings, timeout: Duration = .seconds(10), limits: MQTTInboxLimits = MQTTInboxLimits(),
        executor: MQTTExecutor = MQTTExecutor()
    ) async throws -> MQTTConnection {
        try await connect(
            settings, timeout: timeout, inbox: Inbox(limits: limits), executor: executor)
    }

    static func connect(
        _ settings: MQTTSettings, timeout: Duration, inbox: Inbox, executor: MQTTExecutor
    ) async throws -> MQTTConnection {
        let connection = MQTTConnection(settings, inbox: inbox, executor: executor)
        try await connection.open(timeout: timeout)
        return connection
    }

    private func open(timeout: Duration) async throws {
        let link = try Link(settings, queue: queue)
        self.link = link
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                opening = waiter
                queue.asyncAfter(deadline: .after(timeout)) { [weak self] in
                    self?.assumeIsolated { $0.giveUp() }
                }
                dial(link)
            }
        } onCancel: {
            queue.async { self.assumeIsolated { $0.lose(.closed) } }
        }
    }

    private func giveUp() {
        if opening != nil { lose(.silent) }
    }

    /// Connecting blocks, so it has a queue of its own.
    private nonisolated func dial(_ link: Link) {
        DispatchQueue(label: "mqtt.dial").async {
            let outcome = Result { try link.dial() }
            self.queue.async { self.assumeIsolated { $0.dialled(link, outcome) } }
        }
    }

    private func dialled(_ link: Link, _ outcome: Result<Void, any Error>) {
        // The caller may have given up meanwhile.
        guard self.link === link else { return }
        do {
            try outcome.get()
            try link.startWatching(
                readable: { [weak self] in self?.assumeIsolated { $0.receive() } },
                writable: { [weak self] in self?.assumeIsolated { $0.flush() } })
            keepAlive()
        } catch {
            lose(error as? MQTTError ?? .notConnected)
        }
    }

    private func receive() {
        if let link { handle(link.read()) }
    }

    private func flush() {
        if let link { handle(link.write()) }
    }

    /// The library checks its timers only when it is called.
    private func keepAlive() {
        let delay = Duration.seconds(min(max(Double(settings.keepAlive) / 6, 1), 10))
        queue.asyncAfter(deadline: .after(delay)) { [weak self] in
            self?.assumeIsolated { connection in
                guard let link = connection.link else { return }
                connection.handle(link.keepAlive())
                connection.keepAlive()
            }
        }
    }
}

extension MQTTConnection {
    /// Sends a DISCONNECT and closes: the broker does not publish the will. Callers that wait for an answer get
    /// `connectionLost`.
    public func close() {
        bidFarewell()
        inbox.finish()
    }

    func bidFarewell() {
        link?.bidFarewell()
        lose(.closed)
    }

    /// Returns once the connection is lost or closed, with the reason; nil if the task was cancelled first.
    func ended() async -> MQTTError? {
        await withTaskCancellationHandler {
            while end == nil, !Task.isCancelled {
                await withCheckedContinuation { endWaiters.append($0) }
            }
        } onCancel: {
            queue.async { self.assumeIsolated { $0.wakeEndWaiters() } }
        }
        return end
    }

    private func wakeEndWaiters() {
        for waiter in endWaiters { waiter.resume() }
        endWaiters = []
    }
}

internal import Concurrency
internal import Dispatch
internal import Sockets

/// One connection to a broker, until it ends. `MQTTClient` makes the next one.
///
/// It runs on a queue, and its socket is watched on the same queue, so that nothing blocks and libmosquitto's handle is
/// never used by two threads.
public actor MQTTConnection {
    private nonisolated let executor: QueueExecutor
    nonisolated let inbox: Inbox
    let settings: MQTTSettings
    var link: Link?
    /// The caller that waits for the broker to accept the connection.
    var opening: CheckedContinuation<Void, any Error>?
    var answers = AwaitedAnswers()
    var endWaiters: [CheckedContinuation<Void, Never>] = []
    /// Why it ended.
    var end: MQTTError?

    init(_ settings: MQTTSettings, inbox: Inbox, executor: MQTTExecutor) {
        self.settings = settings
        self.inbox = inbox
        self.executor = executor.executor
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated var queue: DispatchQueue { executor.queue }
}

extension MQTTConnection {
    /// Returns once the broker has the message (quality 1 and 2), or it is on its way (quality 0). Throws `MQTTError`:
    /// `notConnected`, `connectionLost`, `notAuthorized`, `noSubscribers`, `tooLarge`, `refused`; or
    /// `CancellationError`, after which the message may still arrive.
    public func publish(_ message: MQTTMessage) async throws {
        let answer = try await answer(about: message.topic) { $0.publish(message) }
        try MQTTError.check(answer, about: [message.topic])
    }

    /// Sends messages in order, and does not wait for an answer.
    /// - Parameter answered: called once for each message, with its index and the error that `publish` would throw.
    public func send(_ messages: [MQTTMessage], answered: @escaping @Sendable (Int, (any Error)?) -> Void) {
        for (place, message) in messages.enumerated() {
            submit(ticket: answers.nextTicket(), about: message.topic) {
                $0.publish(message)
            } answer: { answer in
                do {
                    try MQTTError.check(answer.get(), about: [message.topic])
                    answered(place, nil)
                } catch {
                    answered(place, error)
                }
            }
        }
    }

    /// Throws `MQTTError` if one of them is refused.
    public func subscribe(_ filters: [String], quality: MQTTQuality = .atLeastOnce) async throws {
        guard !filters.isEmpty else { return }
        let granted = try await answer(about: filters.joined(separator: ", ")) { $0.subscribe(filters, quality) }
        try MQTTError.check(granted, about: filters)
    }

    /// Returns the events received, after waiting for the first; empty once the connection has ended or the task has
    /// been cancelled. For a single reader.
    public nonisolated func nextEvents() async -> [MQTTEvent] {
        await inbox.nextEvents()
    }

    private func answer(
        about topic: String, to send: (Link) -> Result<Int32, LinkFault>
    ) async throws -> [UInt8] {
        try Task.checkCancellation()
        let ticket = answers.nextTicket()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                submit(ticket: ticket, about: topic, to: send) { waiter.resume(with: $0) }
            }
        } onCancel: {
            queue.async { self.assumeIsolated { $0.answers.abandon(ticket) } }
        }
    }

    private func submit(
        ticket: Int, about topic: String, to send: (Link) -> Result<Int32, LinkFault>,
        answer: @escaping (AwaitedAnswers.Answer) -> Void
    ) {
        guard let link, opening == nil else { return answer(.failure(end ?? MQTTError.notConnected)) }
        switch send(link) {
        case .success(let packet):
            answers.await(packet, ticket: ticket, answer)
            handle(link.takeEvents())
        case .failure(let fault): answer(.failure(fault.error(about: topic)))
        }
    }
}

extension MQTTConnection {
    func handle(_ events: [LinkEvent]) {
        for event in events {
            switch event {
            case .greeted(0): opening.take()?.resume()
            case .greeted(let reason): lose(.greeting(reason))
            case .message(let message): inbox.put(message)
            case .published(let packet, let reason): answers.answer(packet, [reason])
            case .subscribed(let packet, let granted): answers.answer(packet, granted)
            case .ended(let code): lose(.ended(code, complaint: link?.complaint ?? ""))
            }
        }
    }

    /// Ends the connection and notifies all waiting callers.
    func lose(_ error: MQTTError) {
        guard end == nil else { return }
        end = error
        link = nil
        opening.take()?.resume(throwing: error)
        answers.failAll(error)
        for waiter in endWaiters { waiter.resume() }
        endWaiters = []
    }
}

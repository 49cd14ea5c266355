internal import Synchronization

/// Connections that one task uses at a time, made when they are needed and kept for reuse.
final class ExclusiveConnections: Sendable {
    private let connector: Connector
    private let answerTimeout: Duration
    private let slots: Mutex<SlotAllocator>

    init(_ connector: Connector, limits: ConnectionPool.Limits) {
        self.connector = connector
        self.answerTimeout = limits.wait
        self.slots = Mutex(SlotAllocator(limit: limits.exclusive))
    }

    /// Connections in use and idle ones.
    var connections: [Connection] { slots.withLock(\.connections) }

    /// How many tasks wait for a connection to become free.
    var waiterCount: Int { slots.withLock(\.waiterCount) }

    /// Throws `PostgresError`: `timeout` if none became free in time, `poolClosed`, `connectionFailed`.
    func acquire() async throws -> Connection {
        let connection = try await connection(for: try await grant())
        slots.withLock { $0.lease(connection) }
        return connection
    }

    func release(_ connection: Connection, isUsable: Bool) async {
        slots.withLock { $0.endLease(connection) }
        let isKept = isUsable && connection.isOpen && !connector.isClosed
        if !isKept { await connection.close(within: .zero) }
        giveBack(isKept ? connection : nil)
    }

    /// Stops lending connections. Those in use close when they are returned, and are aborted after `limit`.
    func close(within limit: Duration) async {
        let (waiters, idle, leased) = slots.withLock { $0.close() }
        for waiter in waiters { waiter.resume(throwing: PostgresError.poolClosed) }
        for connection in idle { await connection.close(within: limit) }
        let cut = Task {
            try await Task.sleep(for: limit)
            for connection in leased { await connection.close(within: .zero) }
        }
        for connection in leased { await connection.ended() }
        cut.cancel()
    }

    /// Closes each connection at once, and fails all waiting tasks.
    func cutOff() async {
        let (waiters, idle, leased) = slots.withLock { $0.takeAll() }
        for waiter in waiters {
            waiter.resume(throwing: PostgresError(.connectionFailed, message: "The server does not answer."))
        }
        for connection in idle + leased { await connection.close(within: .zero) }
    }

    private func connection(for grant: SlotAllocator.Grant) async throws -> Connection {
        if case .connection(let connection) = grant { return connection }
        do {
            return try await connector.connect(.exclusive)
        } catch {
            giveBack(nil)
            throw error
        }
    }

    private func giveBack(_ connection: Connection?) {
        guard let (waiter, grant) = slots.withLock({ $0.giveBack(connection) }) else { return }
        waiter.resume(returning: grant)
    }

    private func grant() async throws -> SlotAllocator.Grant {
        let id = slots.withLock { $0.nextWaiter() }
        var timer: Task<Void, any Error>?
        defer { timer?.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard ask(continuation, as: id) else { return }
                timer = Task { [answerTimeout] in
                    try await Task.sleep(for: answerTimeout)
                    self.stopWaiting(id, PostgresError(.timeout, message: "No connection was free in time."))
                }
                // The handler below may have run before the waiter was registered.
                if Task.isCancelled { stopWaiting(id, CancellationError()) }
            }
        } onCancel: {
            stopWaiting(id, CancellationError())
        }
    }

    /// Returns true if the caller must wait.
    private func ask(_ continuation: SlotAllocator.Waiter, as id: Int) -> Bool {
        let answer: Result<SlotAllocator.Grant, any Error>? = slots.withLock { slots in
            if slots.isClosed { return .failure(PostgresError.poolClosed) }
            if let grant = slots.claim() { return .success(grant) }
            slots.wait(id, continuation)
            return nil
        }
        if let answer { continuation.resume(with: answer) }
        return answer == nil
    }

    private func stopWaiting(_ id: Int, _ error: any Error) {
        slots.withLock { $0.stopWaiting(id) }?.resume(throwing: error)
    }
}

internal import Concurrency
internal import Dispatch
internal import Logging
internal import Sockets
internal import Synchronization

/// One session with the server. Queries may be sent at any time; they are answered in the order in which they were
/// sent.
///
/// It runs on a queue of its own, and its socket is watched on the same queue, so that nothing blocks and libpq's
/// handle is never used by two threads.
public actor Connection: Querying {
    /// Whether one or many users share the connection.
    enum Sharing {
        /// One user: cancelling its task cancels the statement on the server.
        case exclusive
        /// Many users: an abandoned statement runs on, so that no other statement is hit.
        case shared
    }

    private nonisolated let executor: QueueExecutor
    nonisolated let sharing: Sharing
    let logger: Logger
    /// How long the server may take to answer; nil for no limit.
    let answerTimeout: Duration?
    var isTimed = false
    private nonisolated let openFlag = Atomic(false)
    /// How many bytes may be received in all, and how many of these remain; nil for no limit.
    let receiveLimit: Int?
    var receiveAllowance: Int?

    var link: Link?
    var units = Fifo<PipelineUnit>()
    /// Units that wait until a cancel request is over, so that it does not hit them.
    var held: [PipelineUnit] = []
    /// Units that ended while a cancel request was under way.
    var finished: [PipelineUnit] = []
    var isCancelling = false
    var isClosing = false
    var lastUnit = 0
    var statements = StatementCache(limit: 256)
    nonisolated let notifications = Mailbox(PostgresNotification.Buffer(limit: 10_000))
    var endWaiters: [CheckedContinuation<Void, Never>] = []

    init(sharing: Sharing, answerTimeout: Duration? = nil, receiveLimit: Int? = nil, logger: Logger) {
        self.executor = QueueExecutor(label: "postgres.connection")
        self.sharing = sharing
        self.answerTimeout = answerTimeout
        self.receiveLimit = receiveLimit
        self.receiveAllowance = receiveLimit
        self.logger = logger
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated var queue: DispatchQueue { executor.queue }

    /// False once the connection is lost or closed; it is never reopened.
    public nonisolated var isOpen: Bool { openFlag.load(ordering: .acquiring) }

    func setOpen(_ open: Bool) {
        openFlag.store(open, ordering: .releasing)
    }

    /// The ID of the server process of this session, as in `pg_stat_activity.pid`; 0 if not connected.
    public var processID: Int32 { link?.processID ?? 0 }
}

extension Connection {
    @discardableResult
    public func query(_ query: Query) async throws -> QueryResult {
        let results = try await pipeline([query])
        guard let result = results.first else {
            throw PostgresError(.connectionLost, message: "The statement had no result.", query: query.text)
        }
        return result
    }

    @discardableResult
    public func pipeline(_ queries: [Query]) async throws -> [QueryResult] {
        try Task.checkCancellation()
        lastUnit += 1
        let id = lastUnit
        return try await withTaskCancellationHandler {
            try await run(queries, id: id)
        } onCancel: {
            queue.async { self.assumeIsolated { $0.cancel(id) } }
        }
    }

    /// Runs the statements to their end even if the task has been cancelled, as clean-up requires.
    @discardableResult
    func complete(_ queries: [Query]) async throws -> [QueryResult] {
        lastUnit += 1
        return try await run(queries, id: lastUnit)
    }

    private func run(_ queries: [Query], id: Int) async throws -> [QueryResult] {
        guard !queries.isEmpty else { return [] }
        for query in queries { try query.check() }
        return try await withCheckedThrowingContinuation { waiter in
            submit(PipelineUnit(id: id, queries: queries, waiter: waiter))
        }
    }
}

extension Connection {
    /// Rolls back what a user left open. Returns false if the connection is no longer usable.
    func rollBackLeftovers() async -> Bool {
        guard isOpen, let link else { return false }
        guard link.isInTransaction || !units.isEmpty else { return true }
        return await succeeds(["rollback"])
    }

    /// Restores the session's initial state. `discard all` would also reset the role given when connecting, and the
    /// session would continue as the login role.
    func restoreSession() async -> Bool {
        guard await rollBackLeftovers() else { return false }
        return await succeeds([
            "close all", "reset all", "reset session authorization", "reset role", "unlisten *",
            "select pg_advisory_unlock_all()", "discard temp", "discard sequences",
        ])
    }

    private func succeeds(_ queries: [Query]) async -> Bool {
        do {
            try await complete(queries)
            return true
        } catch {
            return false
        }
    }
}

extension Connection {
    func submit(_ unit: PipelineUnit) {
        guard link != nil, !isClosing else {
            unit.waiter?.resume(throwing: PostgresError(.connectionClosed, message: "The connection is closed."))
            return
        }
        if isCancelling { held.append(unit) } else { send(unit) }
        watchTime()
    }

    func send(_ unit: PipelineUnit) {
        guard let link else { return }
        var unit = unit
        let sent = unit.queries.allSatisfy { send($0, in: &unit, over: link) } && link.sendSync()
        units.append(unit)
        guard sent else { return lose(link.errorMessage) }
        flush()
        dropOldStatements()
    }

    private func send(_ query: Query, in unit: inout PipelineUnit, over link: Link) -> Bool {
        let key = StatementCache.Key(text: query.text, types: query.binds.types)
        let plan = statements.plan(key, unit: unit.id)
        if case .prepare = plan { unit.steps.append(.prepare(key)) }
        unit.steps.append(.execute(key))
        return switch plan {
        case .prepare(let name): link.sendPrepare(name, query) && link.sendExecution(of: name, query)
        case .execute(let name): link.sendExecution(of: name, query)
        case .once: link.sendOnce(query)
        }
    }

    func flush() {
        guard let link else { return }
        if !link.flush() { lose(link.errorMessage) }
    }

    private func dropOldStatements() {
        while let name = statements.evict() { deallocate(name) }
    }

    /// Runs in a unit of its own without a waiter: if it fails, a name stays in use on the server, nothing more.
    func deallocate(_ name: String) {
        guard let link else { return }
        lastUnit += 1
        let query = Query(unescaped: "deallocate \(name)")
        var unit = PipelineUnit(id: lastUnit, queries: [query], waiter: nil)
        unit.steps.append(.execute(StatementCache.Key(text: query.text, types: [])))
        guard link.sendOnce(query), link.sendSync() else { return lose(link.errorMessage) }
        units.append(unit)
        flush()
    }
}

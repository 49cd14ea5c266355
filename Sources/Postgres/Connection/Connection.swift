internal import CPQ
internal import Concurrency
internal import Dispatch
public import Logging
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
    private var isTimed = false
    private nonisolated let openFlag = Atomic(false)
    /// How many bytes may be received in all, and how many of these remain; nil for no limit.
    let receiveLimit: Int?
    private var receiveAllowance: Int?

    private var link: Link?
    var units = Fifo<PipelineUnit>()
    /// Units that wait until a cancel request is over, so that it does not hit them.
    private var held: [PipelineUnit] = []
    /// Units that ended while a cancel request was under way.
    private var finished: [PipelineUnit] = []
    private var isCancelling = false
    var isClosing = false
    private var lastUnit = 0
    var statements = StatementCache(limit: 256)
    nonisolated let notifications = Mailbox(PostgresNotification.Buffer(limit: 10_000))
    private var endWaiters: [CheckedContinuation<Void, Never>] = []

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

    private func setOpen(_ open: Bool) {
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
    private func submit(_ unit: PipelineUnit) {
        guard link != nil, !isClosing else {
            unit.waiter?.resume(throwing: PostgresError(.connectionClosed, message: "The connection is closed."))
            return
        }
        if isCancelling { held.append(unit) } else { send(unit) }
        watchTime()
    }

    private func send(_ unit: PipelineUnit) {
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
    private func deallocate(_ name: String) {
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

extension Connection {
    /// Connects. The connection is for one user at a time. Throws `PostgresError` with code `connectionFailed`, or
    /// `CancellationError`.
    ///
    /// - Parameter receiveLimit: approximately how many bytes may arrive in all (bytes that arrive during a read are
    ///   not counted), and in one result. Beyond that the connection is closed, and waiting callers get a
    ///   `PostgresError` with code `resultTooLarge`.
    public static func connect(
        _ settings: ConnectionSettings, timeout: Duration = .seconds(10), receiveLimit: Int? = nil, logger: Logger
    ) async throws -> Connection {
        let connection = Connection(sharing: .exclusive, receiveLimit: receiveLimit, logger: logger)
        try await connection.open(settings, timeout: timeout)
        return connection
    }

    static func connect(
        _ settings: ConnectionSettings, sharing: Sharing, timeout: Duration, answerTimeout: Duration? = nil,
        logger: Logger
    ) async throws -> Connection {
        let connection = Connection(sharing: sharing, answerTimeout: answerTimeout, logger: logger)
        try await connection.open(settings, timeout: timeout)
        return connection
    }

    private func open(_ settings: ConnectionSettings, timeout: Duration) async throws {
        let deadline = DispatchTime.after(timeout)
        let link = try Link(settings, queue: queue, notices: Link.NoticeLog(logger))
        self.link = link
        do {
            try await establish(link, until: deadline)
            try link.enterPipelineMode(
                readable: { [weak self] in self?.assumeIsolated { $0.receive() } },
                writable: { [weak self] in self?.assumeIsolated { $0.flush() } })
        } catch {
            self.link = nil
            throw error
        }
        setOpen(true)
    }

    /// Before the first poll, libpq requires the socket to be writable.
    private func establish(_ link: Link, until deadline: DispatchTime) async throws {
        var status = PGRES_POLLING_WRITING
        while status != PGRES_POLLING_OK {
            guard status != PGRES_POLLING_FAILED, link.socket >= 0 else {
                throw PostgresError(.connectionFailed, message: link.errorMessage)
            }
            try await ready(link.socket, status == PGRES_POLLING_READING ? .read : .write, until: deadline)
            status = link.pollConnection()
        }
    }

    private func ready(
        _ socket: Int32, _ direction: SocketReadiness.Direction, until deadline: DispatchTime
    ) async throws {
        let readiness = SocketReadiness(socket, direction, queue: queue)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                readiness.wait(until: deadline) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            readiness.cancel()
        }
        switch outcome {
        case .ready: return
        case .timedOut: throw PostgresError(.connectionFailed, message: "The server did not answer in time.")
        case .cancelled: throw CancellationError()
        }
    }
}

extension Connection {
    /// Handles a readable socket.
    private func receive() {
        repeat {
            guard let link else { return }
            let waiting = link.waitingBytes
            guard waiting <= receiveAllowance ?? .max else { return refuseMore() }
            guard link.consumeInput() else { return lose(link.errorMessage) }
            count(waiting, left: link.waitingBytes)
            takeResults(from: link)
            takeNotifications(from: link)
            // Dispatch reports a hangup only once, so the rest is read to its end now.
        } while link?.isHungUp == true
        flush()
    }

    /// Counts received bytes: libpq buffers a row until it is complete, however large it is.
    ///
    /// libpq reads at most what fits in its buffer, which is at least 8 KiB (`pqReadData` in `fe-misc.c`), so bytes
    /// that waited before may still be waiting. If they were counted again at each read, the total would be many times
    /// too high.
    private func count(_ before: Int, left after: Int) {
        guard let allowance = receiveAllowance else { return }
        receiveAllowance = allowance - max(before - after, min(before, 8 << 10))
    }

    private func takeResults(from link: Link) {
        var ends = 0
        while !units.isEmpty, !link.isBusy, self.link != nil {
            guard let result = link.nextResult() else {
                ends += 1
                // One nil ends a statement; two in a row mean that libpq expects no result although a unit is still
                // waiting.
                if ends > 1 { return lose("The pipeline is out of step.") }
                continue
            }
            ends = 0
            // A row longer than libpq's buffer may be read in full as it arrives, and is then not counted.
            if let receiveLimit, result.countBytes() > receiveLimit { return refuseMore() }
            take(result)
        }
    }

    private func take(_ result: ResultTable) {
        switch result.status {
        case PGRES_PIPELINE_SYNC: finishFirstUnit()
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH: lose("COPY cannot be used in a pipeline.")
        default: takeStep(result)
        }
    }

    private func takeStep(_ result: ResultTable) {
        let succeeded = [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY].contains(result.status)
        var failed: PipelineUnit.Step?
        units.updateFirst { unit in
            guard let step = unit.steps.popFirst() else { return }
            switch step {
            case .prepare(let key) where succeeded: statements.prepared(key)
            case .execute where succeeded: unit.succeed(result)
            case .prepare(let key), .execute(let key):
                unit.fail(PostgresError(result, query: key.text))
                failed = step
            }
        }
        if let failed { forget(failed, after: result.field(.sqlState)) }
    }

    /// Forgets a statement, so that it is prepared again at its next use: one that could not be prepared, that the
    /// server no longer has (26000), or whose result columns changed with a table (0A000).
    private func forget(_ step: PipelineUnit.Step, after sqlState: String?) {
        switch step {
        case .prepare(let key): _ = statements.forget(key)
        case .execute(let key) where sqlState == "26000" || sqlState == "0A000":
            if let name = statements.forget(key) { deallocate(name) }
        case .execute: return
        }
    }

    private func finishFirstUnit() {
        guard var unit = units.popFirst() else { return }
        if isCancelling { finished.append(unit) } else { unit.end() }
        shutIfDone()
    }
}

extension Connection {
    private func takeNotifications(from link: Link) {
        while let notification = link.nextNotification() { notifications.put { $0.append(notification) } }
    }

    /// Waits for the first notification and returns all that have arrived; empty if the connection has ended or the
    /// task has been cancelled. Only one caller at a time may wait.
    nonisolated func nextNotifications() async -> [PostgresNotification.Event] {
        await notifications.take()?.events ?? []
    }
}

/// A server that hangs sends nothing, and its own timeouts hang with it, so the client measures the time. A connection
/// whose oldest statement is not answered within `answerTimeout` is given up, with all units that wait on it.
///
/// One timer serves all statements of a connection.
extension Connection {
    private func watchTime() {
        guard let answerTimeout, !isTimed, let oldest = units.first else { return }
        isTimed = true
        let left = ContinuousClock.now.duration(to: oldest.askedAt + answerTimeout)
        queue.asyncAfter(deadline: .after(left)) { [weak self] in
            self?.assumeIsolated { $0.checkTime() }
        }
    }

    private func checkTime() {
        isTimed = false
        guard let answerTimeout else { return }
        // The answer may have arrived but not yet been read.
        receive()
        if let oldest = units.first, oldest.askedAt + answerTimeout <= .now {
            lose("The server did not answer within \(answerTimeout).")
        }
        watchTime()
    }
}

extension Connection {
    /// Handles the cancellation of the task that waits for a unit.
    func cancel(_ id: Int) {
        if let index = held.firstIndex(where: { $0.id == id }) {
            held.remove(at: index).waiter?.resume(throwing: CancellationError())
        } else if sharing == .exclusive, isAlone(id) {
            cancelOnServer(id)
        } else {
            units.update {
                $0.id == id
            } _: {
                $0.waiter.take()?.resume(throwing: CancellationError())
            }
        }
    }

    /// Returns whether no other unit is under way: a cancel request hits whatever the connection is doing.
    private func isAlone(_ id: Int) -> Bool {
        units.all.filter { $0.waiter != nil }.map(\.id) == [id]
    }

    private func cancelOnServer(_ id: Int) {
        guard !isCancelling, let ticket = link?.cancelTicket() else { return }
        units.update {
            $0.id == id
        } _: {
            $0.isCancelled = true
        }
        isCancelling = true
        // libpq opens a separate connection for the request, and blocks.
        DispatchQueue.global().async {
            ticket.send()
            self.queue.async { self.assumeIsolated { $0.cancelSent() } }
        }
    }

    /// Resumes sending: only now can the request no longer hit a later statement.
    private func cancelSent() {
        isCancelling = false
        endFinished()
        let waiting = held
        held = []
        for unit in waiting { submit(unit) }
        shutIfDone()
    }

    private func endFinished() {
        for var unit in finished { unit.end() }
        finished = []
    }
}

extension Connection {
    /// What libpq needs to cancel a connection's current work, from any thread.
    ///
    /// Unchecked: libpq fills it once and only reads it afterwards.
    final class CancelTicket: @unchecked Sendable {
        private let handle: OpaquePointer

        init(_ handle: OpaquePointer) {
            self.handle = handle
        }

        deinit {
            PQfreeCancel(handle)
        }

        /// Blocks until the server has passed the request on to the connection's process.
        func send() {
            var message = [CChar](repeating: 0, count: 256)
            PQcancel(handle, &message, Int32(message.count))
        }
    }
}

extension Connection {
    /// Accepts no more queries, lets those under way finish, and closes. After `limit`, or if the task is cancelled, it
    /// aborts them.
    public func close(within limit: Duration = .seconds(10)) async {
        isClosing = true
        shutIfDone()
        queue.asyncAfter(deadline: .after(limit)) { [weak self] in
            self?.assumeIsolated { $0.lose("The connection was closed before the statement ended.") }
        }
        await ended()
        lose("The connection was closed before the statement ended.")
    }

    /// Returns once the connection is lost or closed, or the task has been cancelled.
    func ended() async {
        await withTaskCancellationHandler {
            while link != nil, !Task.isCancelled {
                await withCheckedContinuation { endWaiters.append($0) }
            }
        } onCancel: {
            queue.async { self.assumeIsolated { $0.wakeEndWaiters() } }
        }
    }

    private func wakeEndWaiters() {
        let waiters = endWaiters
        endWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    private func shutIfDone() {
        if isClosing, !isCancelling, units.isEmpty { end(PostgresError(.connectionClosed, message: "It is closed.")) }
    }

    /// Ends a broken connection: no more results will come, so every waiting task is resumed with an error.
    func lose(_ reason: String) {
        guard link != nil else { return }
        let cause = units.first?.failure
        end(PostgresError(.connectionLost, message: reason, cause: cause))
    }

    /// Closes the connection because more bytes arrived than `receiveLimit` allows.
    private func refuseMore() {
        end(PostgresError(.resultTooLarge, message: "The results have more bytes than are taken."))
    }

    private func end(_ error: PostgresError) {
        guard link != nil else { return }
        link = nil
        setOpen(false)
        isCancelling = false
        endFinished()
        for unit in units.removeAll() { unit.waiter?.resume(throwing: error.about(unit.queries)) }
        for unit in held { unit.waiter?.resume(throwing: error.about(unit.queries)) }
        held = []
        wakeEndWaiters()
        notifications.finish()
    }
}

extension PostgresError {
    fileprivate func about(_ queries: [Query]) -> PostgresError {
        var copy = self
        copy.query = queries.first?.text
        return copy
    }
}

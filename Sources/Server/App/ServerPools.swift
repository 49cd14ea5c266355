import Logging
import Postgres
import ServiceLifecycle

/// The server's connections to its database, separated by purpose: no task waits for a connection that another purpose
/// uses, nor behind another's lock or long list.
///
/// Handlers use it like a single database: they read over `lists` and change over `changes` with its `withTransaction`.
/// Two servers together stay below the 100 connections that PostgreSQL accepts by default.
struct ServerPools: Sendable {
    /// The only writer, whose transactions check the lease: exactly one connection.
    let writer: ConnectionPool
    /// Takes the lease and renews it.
    let lease: ConnectionPool
    /// Checks whether the database answers.
    let probe: ConnectionPool
    /// Lookups by key at the start of requests and alongside them: tokens, sessions, logins, settings.
    let points: ConnectionPool
    /// Work beside the requests, without a time limit: the record, the building, live events, maintenance.
    let record: ConnectionPool
    /// Commands to devices and reports from them.
    let devices: ConnectionPool
    /// Reads of requests.
    let lists: ConnectionPool
    /// Lists of places and groups. They are short, and their query plans may be kept.
    let places: ConnectionPool
    /// Changes by requests. Each statement has its own connection, since it may wait for a lock.
    let changes: ConnectionPool
    /// Commands from people to devices. Their rows are found by key, and their query plans may be kept.
    let orders: ConnectionPool
    /// The transaction of a request with an idempotency key: everything that its handler reads and changes, and its
    /// reply, is committed together or not at all.
    private var transaction: Transaction?

    init(_ database: DatabaseAccess, timeout: Timeouts = Timeouts(), logger: Logger) {
        let reach = ConnectionPool.Reach()
        func pool(_ settings: ConnectionSettings, shared: Int, exclusive: Int, for limit: Duration?) -> ConnectionPool {
            let limits = ConnectionPool.Limits(
                shared: shared, exclusive: exclusive, wait: timeout.wait,
                connect: min(limit ?? timeout.connect, timeout.connect), statement: limit)
            return ConnectionPool(settings, limits: limits, reach: reach, logger: logger)
        }
        let app = database.app
        let (read, requests) = (app.planningEachTime, timeout.requests(app.planningEachTime))
        writer = pool(timeout.writer(app.keepingPlans), shared: 0, exclusive: 1, for: timeout.statement)
        lease = pool(timeout.lease(database.lease), shared: 1, exclusive: 1, for: timeout.lease)
        probe = pool(app, shared: 1, exclusive: 1, for: timeout.probe)
        points = pool(timeout.requests(app.keepingPlans), shared: 2, exclusive: 4, for: timeout.statement)
        record = pool(read, shared: 2, exclusive: 3, for: nil)
        devices = pool(app.keepingPlans, shared: 1, exclusive: 3, for: nil)
        lists = pool(requests, shared: 4, exclusive: 1, for: timeout.statement)
        places = pool(timeout.requests(app), shared: 2, exclusive: 1, for: timeout.statement)
        changes = pool(requests, shared: 0, exclusive: 8, for: timeout.statement)
        orders = pool(timeout.requests(app.keepingPlans), shared: 0, exclusive: 4, for: timeout.statement)
    }

    /// For tests, which run hundreds of servers with little to do: pools that need no connection of their own share
    /// either the reading or the changing connections.
    init(writer: ConnectionPool, lease: ConnectionPool, reading: ConnectionPool, changing: ConnectionPool) {
        self.writer = writer
        self.lease = lease
        probe = reading
        points = reading
        record = reading
        devices = reading
        lists = reading
        places = reading
        changes = changing
        orders = changing
    }

    /// The maximum number of connections of one server: those of its pools and those that listen for notifications.
    static let connections = 48

    /// All pools except the one that checks whether the database answers.
    private var working: [ConnectionPool] { [writer, lease, points, record, devices, lists, places, changes, orders] }

    /// All pools, each once.
    private var all: [ConnectionPool] {
        var seen: Set<ObjectIdentifier> = []
        return (working + [probe]).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Fails all waiting queries at once, because the database does not answer.
    func cutOff() async {
        for pool in working { await pool.cutOff() }
    }

    /// Waits for running queries to end and closes all connections.
    func close() async {
        for pool in all { await pool.close() }
    }

    /// For a single statement that changes data. A request with an idempotency key never takes a second connection of
    /// `changes`: if such requests held them all, none would ever become free.
    var writing: any Querying { transaction ?? changes }

    /// For a handler that works inside a transaction that its caller commits.
    func joining(_ transaction: Transaction) -> ServerPools {
        var pools = self
        pools.transaction = transaction
        return pools
    }
}

extension ServerPools: Querying {
    @discardableResult
    func query(_ query: Query) async throws -> QueryResult { try await reader.query(query) }

    @discardableResult
    func pipeline(_ queries: [Query]) async throws -> [QueryResult] { try await reader.pipeline(queries) }

    private var reader: any Querying { transaction ?? lists }

    @discardableResult
    func withTransaction<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        if let transaction { return try await body(transaction) }
        return try await changes.withTransaction(body)
    }

    /// Runs a transaction for a command to a device.
    func withOrder<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        if let transaction { return try await body(transaction) }
        return try await orders.withTransaction(body)
    }

    /// Whether changes are committed only after the handler has answered.
    var isJoined: Bool { transaction != nil }
}

extension ServerPools: Service {
    func run() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for pool in all { group.addTask { try await pool.run() } }
        }
    }
}

extension ServerPools {
    /// The timeouts for waiting on the database. Nil for no limit.
    struct Timeouts: Sendable {
        /// For a statement of a request or of the writer. The database cancels a request's statement a second earlier.
        var statement: Duration? = .seconds(8)
        /// For a statement about the lease.
        var lease: Duration? = .seconds(2)
        /// For the answer that shows that the database is reachable.
        var probe: Duration? = .milliseconds(1_500)
        /// For a lock that another transaction holds, in a request or in the writer.
        var lock: Duration? = .seconds(3)
        /// How long the database waits for the writer's next statement in a transaction.
        var idle: Duration? = .seconds(4)
        /// For a connection that is in use.
        var wait: Duration = .seconds(5)
        /// For opening a connection.
        var connect: Duration = .seconds(3)

        fileprivate func requests(_ settings: ConnectionSettings) -> ConnectionSettings {
            settings.with("lock_timeout", lock).with("statement_timeout", statement.map { $0 - .seconds(1) })
        }

        fileprivate func writer(_ settings: ConnectionSettings) -> ConnectionSettings {
            settings.with("lock_timeout", lock).with("idle_in_transaction_session_timeout", idle)
        }

        fileprivate func lease(_ settings: ConnectionSettings) -> ConnectionSettings {
            settings.with("lock_timeout", lease.map { $0 / 2 })
        }
    }
}

extension ConnectionSettings {
    fileprivate func with(_ option: String, _ time: Duration?) -> ConnectionSettings {
        guard let time else { return self }
        return with(option: option, "\(Int(time / .milliseconds(1)))ms")
    }
}

import Logging
import Postgres
import ServiceLifecycle

/// The server's connections to its database, apart by what they are for: no person waits for a connection that another
/// has, nor behind another's lock or long list.
///
/// Handlers read with it as with one database, over `lists`, and change with its `withTransaction`, over `changes`.
/// Two servers together stay below the 100 connections that PostgreSQL takes by default.
struct ServerPools: Sendable {
    /// The one writer, in whose transactions the lease is checked: a connection and no more.
    let writer: ConnectionPool
    /// Takes the lease and renews it.
    let lease: ConnectionPool
    /// Asks whether the database answers.
    let probe: ConnectionPool
    /// What requests find by a key, before and beside all else: tokens, sessions, logins, settings.
    let points: ConnectionPool
    /// What runs beside the requests, for as long as it takes: the record, the building, live events, maintenance.
    let record: ConnectionPool
    /// What devices are told, and what they say.
    let devices: ConnectionPool
    /// What requests read.
    let lists: ConnectionPool
    /// Lists of places and groups. They are short, and their plans may be kept.
    let places: ConnectionPool
    /// What requests change. Each statement has a connection for itself, since it may wait for a lock.
    let changes: ConnectionPool
    /// What people ask of devices: it finds its rows by their keys, and its plans may be kept.
    let orders: ConnectionPool
    /// Of a request that is done once: all that its handler reads and changes, and its reply, stand or fall together.
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

    /// For tests, of which hundreds each have a server with little to do: what waits for nothing of its own shares the
    /// connections that read, or those that change.
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

    /// What one server takes at most: those of its pools, and those that listen for what is new.
    static let connections = 48

    /// All but the one that asks whether the database answers.
    private var working: [ConnectionPool] { [writer, lease, points, record, devices, lists, places, changes, orders] }

    /// Each once.
    private var all: [ConnectionPool] {
        var seen: Set<ObjectIdentifier> = []
        return (working + [probe]).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The database does not answer: who waits for it is told so at once.
    func cutOff() async {
        for pool in working { await pool.cutOff() }
    }

    /// Lets what is under way end, and closes all connections.
    func close() async {
        for pool in all { await pool.close() }
    }

    /// For one statement that changes something. A request that is done once never takes a second connection of
    /// `changes`: where each of these is held by such a request, none would ever become free.
    var writing: any Querying { transaction ?? changes }

    /// For a handler that works inside a transaction that another person ends.
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

    /// For an order to a device.
    func withOrder<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        if let transaction { return try await body(transaction) }
        return try await orders.withTransaction(body)
    }

    /// Whether what is changed is committed only after the handler has answered.
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
    /// How long the server waits for its database. Nil for any time.
    struct Timeouts: Sendable {
        /// For a statement of a request, and of the writer. The database itself gives a request's up a second before.
        var statement: Duration? = .seconds(8)
        /// For a statement about the lease.
        var lease: Duration? = .seconds(2)
        /// For the answer that shows that the database is there.
        var probe: Duration? = .milliseconds(1_500)
        /// For what another person holds, in a request or in the writer.
        var lock: Duration? = .seconds(3)
        /// Of the database, for the writer's next statement in a transaction.
        var idle: Duration? = .seconds(4)
        /// For a connection that another one has.
        var wait: Duration = .seconds(5)
        /// For a connection to be made.
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

public import Logging
public import Postgres
public import Store

/// The database that a configuration names: connected to, or run as a private cluster, while it is used.
public struct Database: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// For the server: a private cluster runs while `body` runs, and no second server may use it. Throws
    /// `ClusterError`, or `PostgresError` if the URL is invalid.
    public func serve(_ body: @escaping @Sendable (DatabaseAccess) async throws -> Void) async throws {
        if let url = configuration.databaseURL {
            return try await body(try access(to: url))
        }
        let backup = AutomaticBackup(configuration)
        try await cluster.run { try await body(DatabaseAccess($0, backup)) }
    }

    /// For a short command: if a server already runs a private cluster, that cluster is used as it is.
    public func use<Result: Sendable>(
        _ body: @escaping @Sendable (DatabaseAccess) async throws -> Result
    ) async throws -> Result {
        if let url = configuration.databaseURL {
            return try await body(try access(to: url))
        }
        let backup = AutomaticBackup(configuration)
        return try await cluster.attachOrRun { try await body(DatabaseAccess($0, backup)) }
    }

    private func access(to url: String) throws -> DatabaseAccess {
        DatabaseAccess(
            try ConnectionSettings(url: url),
            report: try configuration.reportDatabaseURL.map { try ConnectionSettings(url: $0) })
    }

    private var cluster: PrivateCluster {
        PrivateCluster(dataDirectory: configuration.dataDirectory, logger: logger)
    }
}

/// How the server logs in to its database: to serve, to maintain partitions, and to migrate.
public struct DatabaseAccess: Sendable {
    /// The role that serves requests; it owns nothing.
    public let app: ConnectionSettings
    public let owner: ConnectionSettings
    /// Takes the engine's lease, with the same login as the servers, whose sessions no other login may end.
    public let lease: ConnectionSettings
    /// Can only read reports; nil if no such login was configured.
    public var report: ConnectionSettings?
    /// Creates the roles and applies migrations.
    public let migrator: ConnectionSettings
    /// True for a private cluster, which no other server can reach.
    public let isPrivate: Bool
    /// Runs before migrations; nil for a remote database, which its owner must back up.
    var automaticBackup: AutomaticBackup?

    /// The private cluster, which has a separate login for each role.
    public init(_ endpoint: PrivateCluster.Endpoint) {
        self.init(endpoint, nil)
    }

    init(_ endpoint: PrivateCluster.Endpoint, _ automaticBackup: AutomaticBackup?) {
        func login(_ user: String) -> ConnectionSettings {
            ConnectionSettings(
                host: endpoint.socketDirectory, port: endpoint.port, database: endpoint.database, user: user)
        }
        app = login("rollcall_app")
        lease = login("rollcall_app")
        owner = login("rollcall_owner")
        report = login("rollcall_report")
        migrator = login(endpoint.superuser)
        isPrivate = true
        self.automaticBackup = automaticBackup
    }

    /// A remote database: one login, which switches to the role of its work with the first statement. Reports need a
    /// separate login, since a session that switched to a role can switch back.
    public init(_ settings: ConnectionSettings, report: ConnectionSettings? = nil) {
        self.report = report
        app = settings.with(role: "rollcall_app")
        owner = settings.with(role: "rollcall_owner")
        lease = settings
        migrator = settings
        isPrivate = false
    }
}

extension DatabaseAccess {
    /// Updates the schema and returns the names of the applied migrations. Throws `MigrationError`, or `BackupError` if
    /// a private cluster cannot be backed up first.
    @discardableResult
    public func migrate(logger: Logger) async throws -> [String] {
        try await migrate(Migrator(), logger: logger)
    }

    @discardableResult
    func migrate(_ schema: Migrator, logger: Logger) async throws -> [String] {
        try await MigrationError.requireFitness(migrator, needed: ServerPools.connections, logger: logger)
        let pool = ConnectionPool(migrator, limits: .init(shared: 1, exclusive: 1), logger: logger)
        do {
            if let automaticBackup, let next = try await schema.next(pool) {
                try await automaticBackup.make(of: migrator, before: next, logger: logger)
            }
            let applied = try await schema.migrate(pool)
            try await ReportingRights(pool).restrict()
            await pool.close()
            for name in applied {
                logger.info("Migration applied.", metadata: ["name": "\(name)"])
            }
            return applied
        } catch {
            await pool.close()
            throw error
        }
    }
}

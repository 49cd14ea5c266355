public import Logging
public import Postgres
public import Store

/// The database a configuration names: reached, or run, for as long as it is used.
public struct Database: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// For the server: a private cluster is run for the time of `body`, and no second server may use it.
    /// Throws `ClusterError`, or `PostgresError` where the URL cannot be read.
    public func serve(_ body: @escaping @Sendable (DatabaseAccess) async throws -> Void) async throws {
        if let url = configuration.databaseURL {
            return try await body(try access(to: url))
        }
        let backup = AutomaticBackup(configuration)
        try await cluster.run { try await body(DatabaseAccess($0, backup)) }
    }

    /// For a short command: a private cluster that a server runs already is used as it is.
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

/// How the server logs in to its database: to serve, to look after partitions, and to migrate.
public struct DatabaseAccess: Sendable {
    /// The role that serves; it owns nothing.
    public let app: ConnectionSettings
    public let owner: ConnectionSettings
    /// Takes the engine's lease: as the login of those who serve, whose sessions no other may end.
    public let lease: ConnectionSettings
    /// Reads reports and can do nothing else; nil if no such login was named.
    public var report: ConnectionSettings?
    /// Makes the roles and applies migrations.
    public let migrator: ConnectionSettings
    /// True for a private cluster: no other server can reach it.
    public let isPrivate: Bool
    /// Made before migrations; nil of a database elsewhere, whose owner has to see to that.
    var automaticBackup: AutomaticBackup?

    /// The private cluster, where each role is a login of its own.
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

    /// A database elsewhere: one login, which takes on the role of the work it does from the first statement on.
    /// Reports need a login of their own: a person who has taken on a role can go back to what it was.
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
    /// Brings the schema up to date; returns the names of the migrations applied. Throws `MigrationError`, or
    /// `BackupError` where a private cluster cannot be backed up before.
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

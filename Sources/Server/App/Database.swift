public import Logging
import Postgres
import Store

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
        try await cluster.run { try await body(DatabaseAccess($0)) }
    }

    /// For a short command: a private cluster that a server runs already is used as it is.
    public func use<Result: Sendable>(
        _ body: @escaping @Sendable (DatabaseAccess) async throws -> Result
    ) async throws -> Result {
        if let url = configuration.databaseURL {
            return try await body(try access(to: url))
        }
        return try await cluster.attachOrRun { try await body(DatabaseAccess($0)) }
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

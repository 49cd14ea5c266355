import Foundation
public import Postgres

/// A throwaway PostgreSQL server on a Unix socket in a folder of its own, gone with the test process.
public actor TestCluster {
    private static let one = Task { try await TestCluster() }

    /// The one all tests of a process share; started when it is first asked for.
    public static var shared: TestCluster {
        get async throws { try await one.value }
    }

    private let shell: TestClusterShell
    private let folder: String
    private var lastDatabase = 0

    /// A server of one's own, for a test that stops it. It ends when it is released.
    public init() async throws {
        shell = try TestClusterShell(
            programs: try Self.programs(),
            serverOptions: """
                -c listen_addresses='' -c fsync=off -c autovacuum=off -c jit=off \
                -c checkpoint_timeout=1h -c max_wal_size=512MB -c max_connections=200 -c log_statement=none
                """)
        folder = try await shell.started()
    }

    /// Settings for a database that exists, as the superuser.
    public func settings(database: String) -> ConnectionSettings {
        ConnectionSettings(host: folder, database: database, user: "postgres")
    }

    public func stop() async throws {
        try await shell.run("stop")
    }

    public func start() async throws {
        try await shell.run("start")
    }

    /// Stops all processes of the server, as a machine does that hangs: connections stay, and nothing is answered.
    public func delay() async throws {
        try await shell.run("pause")
    }

    public func resume() async throws {
        try await shell.run("resume")
    }

    func nextDatabaseName() -> String {
        lastDatabase += 1
        return "test_\(lastDatabase)"
    }

    /// The programs of the newest PostgreSQL that Debian has installed.
    private static func programs() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = try FileManager.default.contentsOfDirectory(atPath: root).compactMap { Int($0) }
        guard let newest = versions.max() else { throw TestClusterError(reason: "no PostgreSQL in \(root)") }
        return "\(root)/\(newest)/bin"
    }
}

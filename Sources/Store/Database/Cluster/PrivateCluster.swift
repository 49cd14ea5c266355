import Children
public import Logging
import OperatorErrors

/// A PostgreSQL cluster of the server's own, in its data folder, reached only over a Unix socket.
public struct PrivateCluster: Sendable {
    private let dataDirectory: String
    let logger: Logger

    /// Does not access the folder.
    /// - Parameter dataDirectory: the folder for all data; it is created if it does not exist.
    public init(dataDirectory: String, logger: Logger) {
        self.dataDirectory = dataDirectory
        self.logger = logger
    }

    var layout: ClusterLayout { ClusterLayout(dataDirectory: dataDirectory) }

    /// Runs PostgreSQL, as a child of this process, while `body` runs.
    ///
    /// The first time, the cluster is created. A PostgreSQL whose server was killed is stopped and started again. If
    /// the task is cancelled, `body` is cancelled, and PostgreSQL is stopped once `body` has ended.
    /// - Throws: `ClusterError`, or what `body` throws.
    @discardableResult
    public func run<Result: Sendable>(
        _ body: @escaping @Sendable (PrivateCluster.Endpoint) async throws -> Result
    ) async throws -> Result {
        let account = try ChildAccount.ofPostgres()
        let folder = DataFolder(layout: ClusterLayout(dataDirectory: dataDirectory), account: account)
        try folder.claim()
        let lock = try ClusterLock.take(folder.layout)
        defer { extendLifetime(lock) }
        try checkWhole()
        return try await supervisor(of: folder).serve(body)
    }

    /// Uses the cluster of a server that runs on this folder, or else runs it while `body` runs: for short commands.
    /// - Throws: `ClusterError`, or what `body` throws.
    @discardableResult
    public func attachOrRun<Result: Sendable>(
        _ body: @escaping @Sendable (PrivateCluster.Endpoint) async throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + .seconds(30)
        while true {
            if let endpoint = runningEndpoint() { return try await body(endpoint) }
            do {
                return try await run(body)
            } catch let error as ClusterError where error.code == .alreadyRunning && ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    /// - Returns: nil if no server runs on the folder, or its PostgreSQL does not accept connections yet.
    public func runningEndpoint() -> PrivateCluster.Endpoint? {
        let layout = ClusterLayout(dataDirectory: dataDirectory)
        guard let file = Postmaster.File.read(layout), file.isReady, let server = ClusterLock.holder(layout),
            ChildProcesses.parent(of: file.process) == server
        else { return nil }
        return PrivateCluster.Endpoint(socketDirectory: file.socketDirectory, port: file.port)
    }

    func supervisor(of folder: DataFolder) async throws -> ClusterSupervisor {
        let (layout, account) = (folder.layout, folder.account)
        try await folder.checkReach()
        let major = try folder.clusterMajor()
        let installation = try await PostgresInstallation.find(major: major, layout: layout, account: account)
        if major == nil {
            logger.info("Creating a PostgreSQL cluster", metadata: ["folder": "\(layout.postgres)"])
            try await ClusterCreation(layout: layout, account: account, installation: installation).run()
        }
        let socket = SocketFolder(layout: layout, account: account)
        let configuration = ClusterConfiguration(
            layout: layout, account: account, socket: socket, machine: ClusterMachine(of: layout.postgres))
        try configuration.write()
        let postmaster = Postmaster(
            layout: layout, account: account, installation: installation, configuration: configuration,
            log: ServerLog(layout: layout, account: account))
        return ClusterSupervisor(postmaster: postmaster, socket: socket, logger: logger)
    }
}

extension PrivateCluster {
    /// The settings that keep the values of statements out of PostgreSQL's log.
    public enum LogSilence {
        /// The settings by name. The values of statements may name people, and would outlive their erasure.
        ///
        /// An error's detail, its statement, its parameters and its message may all quote a value. Each error is
        /// reported to the server that sent the statement anyway, so PostgreSQL logs only what concerns itself.
        public static let settings: [(name: String, value: String)] = [
            ("log_min_messages", "log"),
            ("log_min_error_statement", "panic"),
            ("log_error_verbosity", "terse"),
            ("log_parameter_max_length", "0"),
            ("log_parameter_max_length_on_error", "0"),
            ("log_statement", "none"),
            ("log_duration", "off"),
            ("log_min_duration_statement", "-1"),
            ("log_min_duration_sample", "-1"),
            ("log_transaction_sample_rate", "0"),
            ("debug_print_parse", "off"),
            ("debug_print_rewritten", "off"),
            ("debug_print_plan", "off"),
        ]
    }
}

extension PrivateCluster {
    /// The socket of the private cluster. There is no password: the operating system identifies the connecting user
    /// (peer).
    public struct Endpoint: Sendable, Hashable {
        /// The folder with the Unix socket, which libpq accepts as `host`.
        public let socketDirectory: String
        /// Part of the socket's name only; no TCP port is opened.
        public let port: Int
        public let database = "rollcall"
        public let superuser = "postgres"

        init(socketDirectory: String, port: Int = ClusterLayout.port) {
            self.socketDirectory = socketDirectory
            self.port = port
        }
    }
}

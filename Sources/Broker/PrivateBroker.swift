import Children
import Descriptors
import Foundation
public import Logging
public import ServiceLifecycle
import Subprocess
import SystemPackage

/// A mosquitto broker of the server's own, which runs as a child as long as the service runs.
///
/// A broker that a killed server left is ended, and another one is started. If it cannot run, the reason is logged, and
/// the start is retried: whereabouts do not depend on it.
public actor PrivateBroker: Service {
    private let listeners: BrokerListeners
    private let logger: Logger
    private let onListening: @Sendable (Int) -> Void
    private let path: String
    private var accounts: [BrokerAccount] = []
    private var access = BrokerAccess(server: "", patterns: [])
    /// The child, once it has a handler for the signal to read its files again.
    private var child: Int32?
    private var lastError: BrokerError?
    /// Ends once the accounts are known: a broker without accounts would refuse all clients.
    private let untilAdmitted: AsyncStream<Void>
    private let admitted: AsyncStream<Void>.Continuation

    /// The interval between two attempts to start a broker that cannot run.
    private static let delay = Duration.seconds(30)

    /// - Parameters:
    ///   - dataDirectory: the folder in which the broker's folder is created.
    ///   - onListening: receives the port on 127.0.0.1 at each start.
    public init(
        dataDirectory: String, listeners: BrokerListeners, logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        path = URL(filePath: dataDirectory, directoryHint: .isDirectory).resolvingSymlinksInPath()
            .appending(path: "broker").path(percentEncoded: false)
        self.listeners = listeners
        self.logger = logger
        self.onListening = onListening
        (untilAdmitted, admitted) = AsyncStream.makeStream()
    }

    /// The socket to which the server connects.
    /// - Throws: `BrokerError` if the system has no user that the broker could run as.
    public nonisolated var socketPath: String {
        get throws { try folder().socketPath }
    }

    /// Sets the accounts that may log in from now on; clients without an account are disconnected.
    /// - Throws: `BrokerError`.
    public func admit(_ accounts: [BrokerAccount], _ access: BrokerAccess) throws {
        self.accounts = accounts
        self.access = access
        admitted.finish()
        guard let child else { return }
        try writeAccounts(folder())
        kill(child, SIGHUP)
    }

    /// Makes the broker read its certificate again.
    /// - Throws: `BrokerError`.
    public func renewCertificate() throws {
        guard let child, let tls = listeners.outside?.tls else { return }
        try folder().copy(tls)
        kill(child, SIGHUP)
    }

    /// Starts the broker once the accounts are known.
    public func run() async throws {
        await cancelWhenGracefulShutdown {
            for await _ in self.untilAdmitted {}
            while !Task.isCancelled {
                await self.attempt()
                try? await Task.sleep(for: Self.delay)
            }
        }
    }
}

extension PrivateBroker {
    /// Returns if the broker cannot run, or the task has been cancelled.
    private func attempt() async {
        do {
            try await serve(folder())
        } catch is CancellationError {
        } catch {
            let error = error as? BrokerError ?? .notWritable(path, error)
            if error != lastError { logger.error("\(error)") }
            lastError = error
        }
    }

    private nonisolated func folder() throws -> BrokerFolder {
        do {
            return BrokerFolder(path, account: try ChildAccount.current(insteadOfRoot: BrokerFolder.program))
        } catch .user(let name) {
            throw BrokerError.noUser(name)
        } catch .nameOf(let id) {
            throw BrokerError.noUser(String(id))
        }
    }

    private func serve(_ folder: BrokerFolder) async throws {
        guard let program = Self.program() else { throw BrokerError.noMosquitto }
        try folder.prepare()
        let lock = try Self.lock(folder)
        defer { extendLifetime(lock) }
        var policy = RestartPolicy()
        while !Task.isCancelled {
            try await folder.clear()
            let listeners = try listeners.settled()
            try write(folder, listeners)
            let start = ContinuousClock.now
            let status = try await live(program, folder, port: listeners.loopbackPort)
            guard !Task.isCancelled else { return }
            guard let delay = policy.delay(afterRunOf: ContinuousClock.now - start) else {
                throw BrokerError.stopped(folder.log, output: Self.tail(folder.log))
            }
            logger.error(
                "The broker ended; starting it again", metadata: ["status": "\(status)", "log": "\(folder.log)"])
            try await Task.sleep(for: delay)
        }
    }

    private static func lock(_ folder: BrokerFolder) throws -> FolderLock {
        do {
            return try FolderLock.take(folder.lock)
        } catch let held as FolderLock.Held {
            throw BrokerError.alreadyRunning(folder.path, holder: held.by)
        } catch {
            throw BrokerError.notWritable(folder.lock, error)
        }
    }

    private static func program() -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return (["/usr/sbin"] + path.split(separator: ":").map(String.init))
            .map { "\($0)/\(BrokerFolder.program)" }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }

    private static func tail(_ log: String) -> String {
        String(((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").suffix(4_096))
    }
}

extension PrivateBroker {
    private func write(_ folder: BrokerFolder, _ listeners: BrokerListeners) throws {
        var files = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        let configuration = BrokerConfiguration(
            folder: folder, listeners: listeners, maxConnections: max(1, Int(clamping: files.rlim_cur) - 64))
        try folder.write(configuration.text, to: folder.configuration)
        try writeAccounts(folder)
        if let tls = listeners.outside?.tls { try folder.copy(tls) }
    }

    private func writeAccounts(_ folder: BrokerFolder) throws {
        try folder.write(BrokerAccess.passwordFile(accounts), to: folder.passwords)
        try folder.write(access.file, to: folder.access)
    }

    /// Runs the child once.
    private func live(_ program: String, _ folder: BrokerFolder, port: Int) async throws -> TerminationStatus {
        let log = try folder.openLog()
        defer { extendLifetime(log) }
        defer { child = nil }
        let command = folder.account.process(
            program, ["-c", folder.configuration], in: folder.socket.path,
            teardown: [.send(signal: .terminate, allowedDurationToNextStep: .seconds(5))])
        do {
            return try await Subprocess.run(
                command, input: .none, output: .fileDescriptor(log.file, closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            ) { execution in
                try await self.began(execution.processIdentifier.value, folder, port: port)
            }.terminationStatus
        } catch let error as SubprocessError {
            throw BrokerError.stopped(folder.log, output: "\(error)")
        }
    }

    /// Waits until mosquitto has a handler for SIGHUP, which would end it before that; it sets the handler once it
    /// listens.
    private func began(_ process: Int32, _ folder: BrokerFolder, port: Int) async throws {
        while !ChildProcesses.catches(SIGHUP, process) {
            guard !ChildProcesses.hasEnded(process) else { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        child = process
        // Writes changes that were made while it started.
        try writeAccounts(folder)
        kill(process, SIGHUP)
        logger.notice("Devices connect to the broker on this machine.", metadata: ["port": "\(port)"])
        lastError = nil
        onListening(port)
    }
}

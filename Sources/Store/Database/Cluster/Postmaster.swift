import Children
import Descriptors
import Foundation
import Logging
import Subprocess
import SystemPackage

/// One run of the `postgres` process, as a child of this one.
struct Postmaster: Sendable {
    let layout: ClusterLayout
    let account: ChildAccount
    let installation: PostgresInstallation
    let configuration: ClusterConfiguration
    let log: ServerLog

    /// Starts PostgreSQL and returns when it has ended. Cancelling stops it: in fast mode, after 30 s in immediate
    /// mode.
    /// - Parameter onReady: called once when it accepts connections.
    func run(onReady: @escaping @Sendable () -> Void) async throws -> TerminationStatus {
        let output = try log.open()
        defer { extendLifetime(output) }
        return try await Subprocess.run(
            account.process(installation.postgres, arguments, in: layout.postgres), input: .none,
            output: .fileDescriptor(output.file, closeAfterSpawningProcess: false), error: .combinedWithOutput
        ) { execution in
            try await waitUntilReady(execution.processIdentifier.value, onReady)
        }.terminationStatus
    }

    private var arguments: [String] {
        ["-D", layout.postgres] + configuration.held.flatMap { ["-c", $0] }
    }

    /// PostgreSQL reports only in its file when it is ready; `pg_ctl` waits in the same way. There is no time limit:
    /// after a crash the recovery may take minutes.
    private func waitUntilReady(_ process: Int32, _ onReady: () -> Void) async throws {
        while !ChildProcesses.hasEnded(process) {
            if let file = Postmaster.File.read(layout), file.process == process, file.isReady { return onReady() }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}

extension Postmaster {
    /// The contents of `postmaster.pid`, which a running PostgreSQL writes, one value per line (PostgreSQL source,
    /// `src/include/utils/pidfile.h`).
    struct File: Sendable, Hashable {
        let process: Int32
        let port: Int
        let socketDirectory: String
        let isReady: Bool

        /// Parses the file; nil if there is no process ID. While PostgreSQL starts, the later lines are still missing.
        init?(_ text: some StringProtocol) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard let process = lines.first.flatMap({ Int32($0) }), process > 0 else { return nil }
            self.process = process
            port = lines.count > 3 ? Int(lines[3]) ?? 0 : 0
            socketDirectory = lines.count > 4 ? lines[4] : ""
            isReady = lines.count > 7 && lines[7] == "ready"
        }

        static func read(_ layout: ClusterLayout) -> Self? {
            (try? String(contentsOfFile: layout.postmasterFile, encoding: .utf8)).flatMap { Self($0) }
        }
    }
}

import Foundation
import Logging
import Subprocess
import SystemPackage

/// One life of the `postgres` process, as a child of this one.
struct Postmaster: Sendable {
    let layout: ClusterLayout
    let account: ClusterAccount
    let installation: PostgresInstallation
    let configuration: ClusterConfiguration
    let log: ServerLog

    /// Starts PostgreSQL and returns when it has ended. Cancelling stops it: fast, after 30 s immediately.
    /// - Parameter onReady: called once when it accepts connections.
    func run(onReady: @escaping @Sendable () -> Void) async throws -> TerminationStatus {
        let output = try log.open()
        defer { try? output.close() }
        return try await Subprocess.run(
            account.process(installation.postgres, arguments, in: layout.postgres), input: .none,
            output: .fileDescriptor(output, closeAfterSpawningProcess: false), error: .combinedWithOutput
        ) { execution in
            try await waitUntilReady(execution.processIdentifier.value, onReady)
        }.terminationStatus
    }

    private var arguments: [String] {
        ["-D", layout.postgres] + configuration.held.flatMap { ["-c", $0] }
    }

    /// PostgreSQL tells only in its file when it is ready; `pg_ctl` waits in the same way. There is no limit: after a
    /// crash the recovery may take minutes.
    private func waitUntilReady(_ process: Int32, _ onReady: () -> Void) async throws {
        while !Self.hasEnded(process) {
            if let file = PostmasterFile.read(layout), file.process == process, file.isReady { return onReady() }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private static func hasEnded(_ child: Int32) -> Bool {
        var information = siginfo_t()
        let answer = waitid(P_PID, UInt32(child), &information, WEXITED | WNOHANG | WNOWAIT)
        return answer != 0 || information.si_signo == SIGCHLD
    }
}

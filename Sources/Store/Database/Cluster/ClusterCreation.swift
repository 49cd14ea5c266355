import Children
import Foundation

/// Creates the cluster with its database, once. It is created next to its final location and moved there when
/// everything is complete and on disk, so that an interrupted start leaves nothing half finished.
struct ClusterCreation: Sendable {
    let layout: ClusterLayout
    let account: ChildAccount
    let installation: PostgresInstallation

    func run() async throws {
        try await ChildProcesses.ofPostgres(layout.unfinished).clear()
        try prepare()
        try await run(initdb)
        try await run(createDatabase)
        try publish()
    }

    private func prepare() throws {
        do {
            if FileEntry.at(layout.unfinished) != nil {
                try FileManager.default.removeItem(atPath: layout.unfinished)
            }
            try FileEntry.makePrivate(layout.unfinished, account: account)
        } catch {
            throw ClusterError.notWritable(layout.unfinished, error)
        }
    }

    private var initdb: ClusterLayout.Tool {
        ClusterLayout.Tool(
            path: installation.initdb,
            arguments: [
                "--pgdata", layout.unfinished, "--username", "postgres", "--encoding", "UTF8", "--locale", "C.UTF-8",
                "--data-checksums", "--auth-local", "peer", "--auth-host", "reject",
            ])
    }

    /// Uses single-user mode, without any connection, as `initdb` itself does.
    private var createDatabase: ClusterLayout.Tool {
        ClusterLayout.Tool(
            path: installation.postgres,
            arguments: ["--single", "-D", layout.unfinished, "-c", "exit_on_error=true", "postgres"],
            input: "CREATE DATABASE rollcall\n")
    }

    private func run(_ tool: ClusterLayout.Tool) async throws {
        let answer: (succeeded: Bool, output: String)
        do {
            answer = try await tool.run(as: account, in: layout.unfinished)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ClusterError.initdbFailed(layout.folder, output: "\(error)")
        }
        try Task.checkCancellation()
        guard answer.succeeded else { throw ClusterError.initdbFailed(layout.folder, output: answer.output) }
    }

    private func publish() throws {
        guard rename(layout.unfinished, layout.postgres) == 0 else {
            throw ClusterError.notWritable(layout.postgres, POSIXError(.init(rawValue: errno) ?? .EIO))
        }
        try layout.sync()
    }
}

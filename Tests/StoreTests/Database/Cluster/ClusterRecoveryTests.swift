import Children
import Foundation
import Testing

@testable import Store

/// What a `kill -9` leaves behind.
@Suite("Cluster recovery", .serialized)
struct ClusterRecoveryTests {
    enum Killed: CaseIterable {
        case server, serverAndPostmaster, all
    }

    @Test("The next start recovers, whoever was killed", arguments: Killed.allCases)
    func nextStart(_ killed: Killed) async throws {
        let folder = try await ClusterFolder.withCluster()
        let orphan = try await startOrphan(folder)
        let processes = ChildProcesses.ofPostgres(folder.layout.postgres)
        switch killed {
        case .server: break
        case .serverAndPostmaster: kill(orphan.process, SIGKILL)
        case .all: processes.running().forEach { kill($0, SIGKILL) }
        }
        let word = try await folder.cluster.run {
            #expect(Postmaster.File.read(folder.layout)?.process != orphan.process)
            return try await Shell.query($0, "select word from mark")
        }
        #expect(word == "orphan")
        #expect(processes.running().isEmpty)
    }

    @Test("PostgreSQL that is killed under a running server is started again")
    func restarts() async throws {
        let folder = try await ClusterFolder.withCluster()
        let data = DataFolder(layout: folder.layout, account: try .ofPostgres())
        let supervisor = try await folder.cluster.supervisor(of: data)
        let (ready, signal) = AsyncStream<Void>.makeStream()
        let server = Task { try await supervisor.run { signal.yield() } }
        var starts: Set<Int32> = []
        for await _ in ready {
            let process = try #require(Postmaster.File.read(folder.layout)?.process)
            starts.insert(process)
            guard starts.count == 1 else { break }
            kill(process, SIGKILL)
        }
        let answer = try await Shell.query(PrivateCluster.Endpoint(socketDirectory: supervisor.socket.path), "select 1")
        #expect(answer == "1")
        server.cancel()
        _ = await server.result
        #expect(ChildProcesses.ofPostgres(folder.layout.postgres).running().isEmpty)
    }

    @Test("A process number that was given out again does not stop the start, and the process lives on")
    func reusedProcessNumber() async throws {
        let folder = try await ClusterFolder.withCluster()
        try "\(getpid())\n\(folder.layout.postgres)\n1\n5432\n\n\n\nready   \n".write(
            toFile: folder.layout.postmasterFile, atomically: false, encoding: .utf8)
        let answer = try await folder.cluster.run { try await Shell.query($0, "select 1") }
        #expect(answer == "1")
    }

    @Test("A cluster that was half made when the server was killed is made anew")
    func halfMade() async throws {
        let folder = ClusterFolder()
        try folder.make("postgres.new/base")
        try folder.write("", to: "lock")
        try folder.write("15\n", to: "postgres.new/PG_VERSION")
        let answer = try await folder.cluster.run { try await Shell.query($0, "select 1") }
        #expect(answer == "1")
        #expect(!folder.has("postgres.new"))
    }

    /// A PostgreSQL that is nobody's child, with a row written to it, as a killed server leaves one.
    private func startOrphan(_ folder: ClusterFolder) async throws -> Postmaster.File {
        let account = try ChildAccount.ofPostgres()
        let data = DataFolder(layout: folder.layout, account: account)
        let installation = try #require(await PostgresInstallation.all(account: account).first)
        let supervisor = try await folder.cluster.supervisor(of: data)
        try supervisor.socket.prepareForPostgres(account: account)
        let options = supervisor.postmaster.configuration.held.map { "-c '\($0)'" }.joined(separator: " ")
        let start = ClusterLayout.Tool(
            path: installation.programs + "/pg_ctl",
            arguments: ["start", "-w", "-D", folder.layout.postgres, "-l", "/dev/null", "-o", options])
        let answer = try await start.run(as: account)
        try #require(answer.succeeded, "\(answer.output)")
        let endpoint = PrivateCluster.Endpoint(socketDirectory: supervisor.socket.path)
        try await Shell.query(endpoint, "insert into mark values ('orphan')")
        return try #require(Postmaster.File.read(folder.layout))
    }
}

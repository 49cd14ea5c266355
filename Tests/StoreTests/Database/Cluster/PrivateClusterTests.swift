import Children
import Foundation
import OperatorErrors
import Testing

@testable import Store

@Suite("Private cluster", .serialized)
struct PrivateClusterTests {
    @Test("What was written is there after the next start")
    func keepsData() async throws {
        let folder = ClusterFolder()
        try await folder.cluster.run { try await Shell.query($0, "create table t as select 'kept' as word") }
        let word = try await folder.cluster.run { try await Shell.query($0, "select word from t") }
        #expect(word == "kept")
        #expect(ChildProcesses.ofPostgres(folder.layout.postgres).running().isEmpty)
    }

    @Test("The settings are the durable ones, in UTF-8 and UTC, with checksums")
    func settings() async throws {
        let folder = try await ClusterFolder.withCluster()
        let names = [
            "fsync", "synchronous_commit", "full_page_writes", "data_checksums", "server_encoding", "TimeZone", "jit",
        ]
        let columns = names.map { "current_setting('\($0)')" }.joined(separator: ", ")
        let values = try await folder.cluster.run { try await Shell.query($0, "select \(columns)") }
        #expect(values == "on|on|on|on|UTF8|UTC|off")
    }

    @Test("A second server on the same folder is refused and told which process holds it")
    func secondServer() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { _ in
            let error = await #expect(throws: ClusterError.self) { try await folder.cluster.run { _ in } }
            #expect(error?.code == .alreadyRunning)
            #expect(error?.hint.contains("kill \(getpid())") == true)
        }
    }

    @Test("A short command uses the cluster of the server that runs")
    func attaches() async throws {
        let folder = try await ClusterFolder.withCluster()
        #expect(folder.cluster.runningEndpoint() == nil)
        try await folder.cluster.run { endpoint in
            let attached = try await folder.cluster.attachOrRun { $0 }
            #expect(attached == endpoint)
        }
        let alone = try await folder.cluster.attachOrRun { try await Shell.query($0, "select 1") }
        #expect(alone == "1")
    }

    @Test("A cancelled server can still write until it has ended, then PostgreSQL ends")
    func cancellation() async throws {
        let folder = try await ClusterFolder.withCluster()
        let (started, signal) = AsyncStream<Void>.makeStream()
        let server = Task {
            try await folder.cluster.run { endpoint in
                signal.finish()
                try? await Task.sleep(for: .seconds(3_600))
                return try await Task { try await Shell.query(endpoint, "select 'written'") }.value
            }
        }
        for await _ in started {}
        server.cancel()
        #expect(try await server.value == "written")
        #expect(ChildProcesses.ofPostgres(folder.layout.postgres).running().isEmpty)
    }

    @Test("An error of the body stops PostgreSQL and is passed on")
    func bodyFails() async throws {
        let folder = try await ClusterFolder.withCluster()
        await #expect(throws: CocoaError.self) {
            try await folder.cluster.run { _ in throw CocoaError(.featureUnsupported) }
        }
        #expect(ChildProcesses.ofPostgres(folder.layout.postgres).running().isEmpty)
    }

    @Test("A path too long for a socket gets its socket elsewhere")
    func longPath() async throws {
        let folder = ClusterFolder(named: String(repeating: "long/", count: 20) + "data")
        let (place, answer) = try await folder.cluster.run {
            ($0.socketDirectory, try await Shell.query($0, "select 1"))
        }
        #expect(answer == "1")
        #expect(!place.hasPrefix(folder.path))
        try FileManager.default.removeItem(atPath: place)
    }
}

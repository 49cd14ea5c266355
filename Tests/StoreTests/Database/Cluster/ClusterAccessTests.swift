import Foundation
import Testing

@testable import Store

/// Who may connect, and where.
@Suite("Cluster access", .serialized)
struct ClusterAccessTests {
    @Test("A role that the map does not name is refused")
    func unmappedRole() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { endpoint in
            try await Shell.query(endpoint, "create role stranger login superuser")
            let error = await #expect(throws: Shell.Failure.self) {
                try await Shell.query(endpoint, "select 1", role: "stranger")
            }
            #expect(error?.output.contains("Peer authentication failed") == true)
        }
    }

    @Test("The roles of Rollcall's schema may log in without a password")
    func mappedRoles() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { endpoint in
            for role in ["rollcall_owner", "rollcall_app", "rollcall_report"] {
                try await Shell.query(endpoint, "create role \(role) login")
                #expect(try await Shell.query(endpoint, "select current_user", role: role) == role)
            }
        }
    }

    @Test("Another user of the system is refused, even when the socket lies open", .enabled(if: geteuid() == 0))
    func otherUser() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { endpoint in
            let closed = await #expect(throws: Shell.Failure.self) {
                try await Shell.query(endpoint, "select 1", user: 65_534)
            }
            #expect(closed?.output.contains("Permission denied") == true)
            chmod(endpoint.socketDirectory, 0o755)
            chmod(endpoint.socketDirectory + "/.s.PGSQL.5432", 0o777)
            let refused = await #expect(throws: Shell.Failure.self) {
                try await Shell.query(endpoint, "select 1", user: 65_534)
            }
            #expect(refused?.output.contains("Peer authentication failed") == true)
        }
    }

    @Test("PostgreSQL opens no TCP port and does not hold the folder's lock")
    func descriptors() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { _ in
            let process = try #require(Postmaster.File.read(folder.layout)?.process)
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\($0)")
            }
            #expect(open.contains { $0.hasPrefix("socket:") })
            #expect(open.allSatisfy { !$0.hasSuffix("/lock") })
            let tcp = try tcpSockets()
            #expect(open.allSatisfy { !tcp.contains($0) })
        }
    }

    @Test("PostgreSQL leads a session of its own")
    func session() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { _ in
            let process = try #require(Postmaster.File.read(folder.layout)?.process)
            #expect(getsid(process) == process)
        }
    }

    /// All listening and connected sockets of the system, as a link in `/proc/PID/fd` names them.
    private func tcpSockets() throws -> Set<String> {
        let tables = try ["/proc/net/tcp", "/proc/net/tcp6"].map { try String(contentsOfFile: $0, encoding: .utf8) }
        let rows = tables.flatMap { $0.split(separator: "\n").dropFirst() }
        return Set(rows.map { row in "socket:[\(row.split(separator: " ")[9])]" })
    }
}

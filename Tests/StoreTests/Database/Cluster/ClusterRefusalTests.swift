import Foundation
import OperatorErrors
import Testing

@testable import Store

/// Each mistake has its own error, and names the command that mends it.
@Suite("Cluster refusals", .serialized)
struct ClusterRefusalTests {
    @Test("A folder of another PostgreSQL major is refused, naming the package to install")
    func otherMajor() async throws {
        let folder = try await ClusterFolder.withCluster()
        try folder.write("9\n", to: "postgres/PG_VERSION")
        let error = await refusal(folder)
        #expect(error?.code == .otherMajor)
        #expect(error?.hint.contains("apt-get install postgresql-9") == true)
    }

    @Test(
        "A folder below one that the postgres user cannot pass is refused, naming the chmod",
        .enabled(if: geteuid() == 0))
    func unreachable() async throws {
        let folder = ClusterFolder(named: "closed/data")
        try folder.make("")
        let closed = (folder.path as NSString).deletingLastPathComponent
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
        let error = await refusal(folder)
        #expect(error?.code == .folderUnreachable)
        #expect(error?.hint.contains("chmod o+x \(closed)") == true)
        #expect(!folder.has("postgres"))
    }

    @Test("A folder with files of others is refused and left as it is")
    func foreignFiles() async throws {
        let folder = ClusterFolder()
        try folder.make("thesis")
        let error = await refusal(folder)
        #expect(error?.code == .foreignFiles)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["thesis"])
    }

    @Test("The data folder of another cluster is refused and left as it is")
    func foreignCluster() async throws {
        let folder = ClusterFolder()
        try folder.make("")
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        try folder.write("15\n", to: "PG_VERSION")
        let error = await refusal(folder)
        #expect(error?.code == .foreignFiles)
        #expect(error?.cause.contains("PostgreSQL cluster") == true)
        #expect(!folder.has("lock"))
    }

    @Test("A cluster without its version file is refused, not made anew")
    func notACluster() async throws {
        let folder = try await ClusterFolder.withCluster()
        try FileManager.default.removeItem(atPath: folder.layout.version)
        #expect(await refusal(folder)?.code == .notACluster)
        #expect(folder.has("postgres/base"))
    }

    @Test("A cluster of another user is refused, naming the chown", .enabled(if: geteuid() == 0))
    func foreignOwner() async throws {
        let folder = try await ClusterFolder.withCluster()
        chown(folder.layout.postgres, 65_534, 65_534)
        let error = await refusal(folder)
        #expect(error?.code == .foreignOwner)
        #expect(error?.hint.contains("chown -R postgres: \(folder.layout.postgres)") == true)
    }

    @Test("A path through a file is refused")
    func notWritable() async throws {
        let folder = ClusterFolder(named: "file/data")
        let file = (folder.path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try "".write(toFile: file, atomically: false, encoding: .utf8)
        #expect(await refusal(folder)?.code == .folderNotWritable)
    }

    @Test("A link where the socket's folder should be is refused")
    func socketLink() async throws {
        let folder = try await ClusterFolder.withCluster()
        try FileManager.default.removeItem(atPath: folder.path + "/socket")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/socket", withDestinationPath: folder.layout.postgres)
        #expect(await refusal(folder)?.code == .socketFolderRefused)
    }

    @Test("When PostgreSQL does not start, the error shows the end of its log")
    func startFails() async throws {
        let folder = try await ClusterFolder.withCluster()
        try folder.write("no_such_setting = on\n", to: "postgres/postgresql.auto.conf")
        let error = await refusal(folder)
        #expect(error?.code == .startFailed)
        #expect(error?.cause.contains("no_such_setting") == true)
        #expect(error?.hint.contains("tail") == true)
    }

    private func refusal(_ folder: ClusterFolder) async -> ClusterError? {
        await #expect(throws: ClusterError.self) { try await folder.cluster.run { _ in } }
    }
}

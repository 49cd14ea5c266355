import Children
import Foundation
import Subprocess
import SystemPackage

/// The paths in the data folder. Only `postgres`, `socket` and `log` belong to the user PostgreSQL runs as, so that a
/// root server never writes where that user could have placed a link.
struct ClusterLayout: Sendable {
    static let port = 5432

    /// Absolute, without symbolic links in it where it exists.
    let folder: String

    init(dataDirectory: String) {
        folder = URL(filePath: dataDirectory, directoryHint: .isDirectory).resolvingSymlinksInPath().path(
            percentEncoded: false
        ).trimmingSuffix("/")
    }

    var lock: String { folder + "/lock" }
    /// What the last start of PostgreSQL said until its collector ran.
    var startLog: String { folder + "/postgres.log" }
    /// The folder of the collector's files.
    var logs: String { folder + "/log" }
    var configuration: String { folder + "/config" }
    var postgres: String { folder + "/postgres" }
    /// Where `initdb` works until all is there; a start that finds it finds the rest of one that was killed.
    var unfinished: String { folder + "/postgres.new" }
    /// Where a cluster is filled from a backup until all is there.
    var unfilled: String { folder + "/restore" }
    var version: String { postgres + "/PG_VERSION" }
    var postmasterFile: String { postgres + "/postmaster.pid" }
}

extension ClusterLayout {
    /// Sees onto the disk what stands in the data folder.
    func sync() throws {
        let folder = try FileDescriptor.open(FilePath(folder), .readOnly, options: [.directory, .closeOnExec])
        defer { try? folder.close() }
        guard fsync(folder.rawValue) == 0 else {
            throw ClusterError.notWritable(self.folder, POSIXError(.init(rawValue: errno) ?? .EIO))
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        count > 1 && last == suffix ? String(dropLast()) : self
    }
}

extension PrivateCluster {
    /// Where the private cluster listens. There is no password: the operating system tells who connects (peer).
    public struct Endpoint: Sendable, Hashable {
        /// The folder with the Unix socket; what libpq takes as `host`.
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

extension ClusterLayout {
    /// A program that runs to its end as PostgreSQL's user, such as `initdb`.
    struct Tool: Sendable {
        let path: String
        let arguments: [String]
        var input = ""

        /// - Returns: whether it ended with status 0, and what it printed on both outputs.
        func run(as account: ChildAccount, in directory: String = "/") async throws -> (
            succeeded: Bool, output: String
        ) {
            let result = try await Subprocess.run(
                account.process(path, arguments, in: directory),
                input: .string(input), output: .string(limit: 1 << 20), error: .combinedWithOutput)
            return (result.terminationStatus.isSuccess, result.standardOutput)
        }
    }
}

import Children
import Foundation
import Subprocess
import SystemPackage

/// The paths in the data folder. Only `postgres`, `socket` and `log` belong to PostgreSQL's user, so that a server
/// running as root never writes to a place where that user could have put a link.
struct ClusterLayout: Sendable {
    static let port = 5432

    /// Absolute, with symbolic links resolved as far as the path exists.
    let folder: String

    init(dataDirectory: String) {
        folder = URL(filePath: dataDirectory, directoryHint: .isDirectory).resolvingSymlinksInPath().path(
            percentEncoded: false
        ).trimmingSuffix("/")
    }

    var lock: String { folder + "/lock" }
    /// The output of PostgreSQL's last start until its log collector ran.
    var startLog: String { folder + "/postgres.log" }
    /// The folder of the collector's files.
    var logs: String { folder + "/log" }
    var configuration: String { folder + "/config" }
    var postgres: String { folder + "/postgres" }
    /// Where `initdb` works until everything is complete; if a start finds it, it is the remainder of an interrupted
    /// one.
    var unfinished: String { folder + "/postgres.new" }
    /// Where a cluster is filled from a backup until everything is complete.
    var unfilled: String { folder + "/restore" }
    var version: String { postgres + "/PG_VERSION" }
    var postmasterFile: String { postgres + "/postmaster.pid" }
}

extension ClusterLayout {
    /// Flushes the contents of the data folder to disk.
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

extension ClusterLayout {
    /// A program such as `initdb` that runs to completion as PostgreSQL's user.
    struct Tool: Sendable {
        let path: String
        let arguments: [String]
        var input = ""

        /// - Returns: whether it ended with status 0, and its combined output.
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

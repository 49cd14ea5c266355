import Subprocess
import SystemPackage

@testable import Store

/// Programs that the tests run, above all `psql`.
enum Shell {
    struct Failure: Error {
        let output: String
    }

    /// - Parameter user: becomes this user first; only root can.
    @discardableResult
    static func run(_ program: String, _ arguments: [String], user: UInt32? = nil) async throws -> String {
        let command = (user.map { ["setpriv", "--reuid=\($0)", "--clear-groups"] } ?? []) + [program] + arguments
        let result = try await Subprocess.run(
            .path("/usr/bin/env"), arguments: Arguments(command), workingDirectory: "/",
            output: .string(limit: 1 << 20), error: .combinedWithOutput)
        guard result.terminationStatus.isSuccess else { throw Failure(output: result.standardOutput) }
        return result.standardOutput.split(separator: "\n").joined(separator: "\n")
    }

    /// - Returns: what `psql` prints of one statement, without headers.
    @discardableResult
    static func query(
        _ endpoint: PrivateCluster.Endpoint, _ sql: String, role: String? = nil, user: UInt32? = nil
    ) async throws -> String {
        let place = ["-h", endpoint.socketDirectory, "-p", "\(endpoint.port)", "-d", endpoint.database]
        return try await run(
            "/usr/bin/psql", place + ["-U", role ?? endpoint.superuser, "-XAtqc", sql], user: user)
    }
}

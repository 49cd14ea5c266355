import Children
import Foundation
import Subprocess

extension ChildAccount {
    /// Returns PostgreSQL's user: the server's own, or `postgres` if root starts the server.
    /// - Throws: `ClusterError` if there is no such user.
    static func ofPostgres() throws -> Self {
        do {
            return try current(insteadOfRoot: "postgres")
        } catch .user {
            throw ClusterError.noPostgresUser
        } catch .nameOf(let id) {
            throw ClusterError.namelessUser(id)
        }
    }

    /// The users that may log in over the socket.
    var admitted: [String] { switchesUser ? ["root", name] : [name] }

    /// Returns the configuration for running a PostgreSQL program as this user. It is stopped in fast mode, then
    /// immediately.
    func process(_ program: String, _ arguments: [String], in directory: String) -> Configuration {
        process(
            program, arguments, in: directory,
            teardown: [
                .send(signal: .interrupt, allowedDurationToNextStep: .seconds(30)),
                .send(signal: .quit, allowedDurationToNextStep: .seconds(10)),
            ])
    }
}

extension ChildProcesses {
    /// Returns the PostgreSQL processes of a data folder, which is the working directory of all of them. They are
    /// stopped in fast mode, then in immediate mode.
    static func ofPostgres(_ folder: String) -> Self {
        Self(folder: folder, programs: ["postgres", "initdb"], ask: SIGINT, insist: SIGQUIT)
    }

    /// - Throws: `ClusterError.leftoverProcesses` if they do not end.
    func clear() async throws {
        let left = try await end()
        guard left.isEmpty else { throw ClusterError.leftoverProcesses(folder, left) }
    }
}

extension SocketFolder {
    /// PostgreSQL's socket, with its lock file.
    init(layout: ClusterLayout, account: ChildAccount) {
        let socket = ".s.PGSQL.\(ClusterLayout.port)"
        self.init(inside: layout.folder + "/socket", names: [socket, socket + ".lock"], account: account)
    }

    /// - Throws: `ClusterError.socketFolderRefused`.
    func prepareForPostgres(account: ChildAccount) throws {
        do {
            try prepare(account: account)
        } catch {
            throw ClusterError.socketFolderRefused(path, cause: error.cause)
        }
    }
}

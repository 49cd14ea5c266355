import Foundation

/// The operating system's user that PostgreSQL runs as: the server's own, or `postgres` when root starts the server.
struct ClusterAccount: Sendable, Hashable {
    let name: String
    let user: UInt32
    let group: UInt32
    /// Whether the server runs as root and has to become this user for PostgreSQL.
    let switchesUser: Bool

    /// - Throws: `ClusterError` when there is no such user.
    static func current() throws -> Self {
        let id = geteuid()
        guard id == 0 else {
            guard let own = Passwd.find({ getpwuid_r(id, $0, $1, $2, $3) }) else { throw ClusterError.namelessUser(id) }
            return Self(name: own.name, user: own.user, group: own.group, switchesUser: false)
        }
        guard let postgres = Passwd.find({ getpwnam_r("postgres", $0, $1, $2, $3) }) else {
            throw ClusterError.noPostgresUser
        }
        return Self(name: postgres.name, user: postgres.user, group: postgres.group, switchesUser: true)
    }

    /// The users that may log in over the socket.
    var admitted: [String] { switchesUser ? ["root", name] : [name] }
}

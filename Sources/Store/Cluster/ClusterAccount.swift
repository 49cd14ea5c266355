import Foundation
import Subprocess
import SystemPackage

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
            guard let own = ClusterAccount.Passwd.find({ getpwuid_r(id, $0, $1, $2, $3) }) else {
                throw ClusterError.namelessUser(id)
            }
            return Self(name: own.name, user: own.user, group: own.group, switchesUser: false)
        }
        guard let postgres = ClusterAccount.Passwd.find({ getpwnam_r("postgres", $0, $1, $2, $3) }) else {
            throw ClusterError.noPostgresUser
        }
        return Self(name: postgres.name, user: postgres.user, group: postgres.group, switchesUser: true)
    }

    /// The users that may log in over the socket.
    var admitted: [String] { switchesUser ? ["root", name] : [name] }
}

extension ClusterAccount {
    /// An entry of the operating system's user database.
    struct Passwd: Sendable {
        let name: String
        let user: UInt32
        let group: UInt32

        typealias Lookup = (
            UnsafeMutablePointer<passwd>, UnsafeMutablePointer<CChar>, Int,
            UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>
        ) -> CInt

        /// - Parameter lookup: `getpwnam_r` or `getpwuid_r` with its first argument given.
        static func find(_ lookup: Lookup) -> Self? {
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
                guard let base = buffer.baseAddress, lookup(&entry, base, buffer.count, &found) == 0, found != nil
                else {
                    return nil
                }
                return Self(name: String(cString: entry.pw_name), user: entry.pw_uid, group: entry.pw_gid)
            }
        }

        static func name(of user: UInt32) -> String {
            find { getpwuid_r(user, $0, $1, $2, $3) }?.name ?? String(user)
        }
    }
}

extension ClusterAccount {
    /// How a program of PostgreSQL's is started as this user.
    ///
    /// Root changes the user by `setpriv` (util-linux), which the program then replaces under the same process number.
    /// Subprocess could do so itself, but only after a `clone` in which glibc's `setuid` waits now and then for ever
    /// for threads that are not there (swift-subprocess 1.0.2).
    func process(_ program: String, _ arguments: [String], in directory: String) -> Configuration {
        let changed = ["--reuid=\(user)", "--regid=\(group)", "--clear-groups", "--", program]
        return Configuration(
            executable: switchesUser ? .name("setpriv") : .path(FilePath(program)),
            arguments: Arguments(switchesUser ? changed + arguments : arguments),
            environment: Self.environment, workingDirectory: FilePath(directory), platformOptions: Self.session)
    }

    /// Nothing of the server's environment reaches PostgreSQL, where `PGDATA` or `LC_MESSAGES` would change what it
    /// does.
    private static let environment = Environment.custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"])

    /// A session of its own, so that Ctrl-C in a terminal does not reach it. It is asked to end fast, then at once.
    private static let session = {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .interrupt, allowedDurationToNextStep: .seconds(30)),
            .send(signal: .quit, allowedDurationToNextStep: .seconds(10)),
        ]
        return options
    }()
}

import Foundation
public import Subprocess
import SystemPackage

/// The operating system's user that a child runs as: the server's own, or one of its own where root starts the server.
public struct ChildAccount: Sendable, Hashable {
    public let name: String
    public let user: UInt32
    public let group: UInt32
    /// Whether the server runs as root and has to become this user for its child.
    public let switchesUser: Bool

    /// - Parameter name: whom a server that root started runs its child as.
    public static func current(insteadOfRoot name: String) throws(Missing) -> Self {
        let id = geteuid()
        guard id == 0 else {
            guard let own = Passwd.find({ getpwuid_r(id, $0, $1, $2, $3) }) else { throw .nameOf(id) }
            return Self(name: own.name, user: own.user, group: own.group, switchesUser: false)
        }
        guard let other = Passwd.find({ getpwnam_r(name, $0, $1, $2, $3) }) else { throw .user(name) }
        return Self(name: other.name, user: other.user, group: other.group, switchesUser: true)
    }

    /// The operating system does not know a user.
    public enum Missing: Error, Hashable {
        case user(String)
        case nameOf(UInt32)
    }
}

extension ChildAccount {
    /// An entry of the operating system's user database.
    public struct Passwd: Sendable {
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

        /// The user's name; the number where there is none.
        public static func name(of user: UInt32) -> String {
            find { getpwuid_r(user, $0, $1, $2, $3) }?.name ?? String(user)
        }
    }
}

extension ChildAccount {
    /// How a program is started as this user.
    ///
    /// Root changes the user by `setpriv` (util-linux), which the program then replaces under the same process number.
    /// Subprocess could do so itself, but only after a `clone` in which glibc's `setuid` waits now and then for ever
    /// for threads that are not there (swift-subprocess 1.0.2).
    /// - Parameter teardown: how it is asked to end where its task is cancelled.
    public func process(
        _ program: String, _ arguments: [String], in directory: String, teardown: [TeardownStep]
    ) -> Configuration {
        let changed = ["--reuid=\(user)", "--regid=\(group)", "--clear-groups", "--", program]
        var options = PlatformOptions()
        // A session of its own, so that Ctrl-C in a terminal does not reach it.
        options.createSession = true
        options.teardownSequence = teardown
        return Configuration(
            executable: switchesUser ? .name("setpriv") : .path(FilePath(program)),
            arguments: Arguments(switchesUser ? changed + arguments : arguments),
            environment: Self.environment, workingDirectory: FilePath(directory), platformOptions: options)
    }

    /// Nothing of the server's environment reaches a child, where `PGDATA` or `LC_MESSAGES` would change what it does.
    private static let environment = Environment.custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"])
}

import Foundation
public import Subprocess
import SystemPackage

/// The operating system's user that a child runs as: the server's own, or another one if root starts the server.
public struct ChildAccount: Sendable, Hashable {
    public let name: String
    public let user: UInt32
    public let group: UInt32
    /// Whether the server runs as root and has to switch to this user for its child.
    public let switchesUser: Bool

    /// - Parameter name: the user that a child runs as if root started the server.
    public static func current(insteadOfRoot name: String) throws(Missing) -> Self {
        let id = geteuid()
        guard id == 0 else {
            guard let own = Passwd.find({ getpwuid_r(id, $0, $1, $2, $3) }) else { throw .nameOf(id) }
            return Self(name: own.name, user: own.user, group: own.group, switchesUser: false)
        }
        guard let other = Passwd.find({ getpwnam_r(name, $0, $1, $2, $3) }) else { throw .user(name) }
        return Self(name: other.name, user: other.user, group: other.group, switchesUser: true)
    }

    /// The user is unknown to the operating system.
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

        /// Returns the user's name; the number if there is none.
        public static func name(of user: UInt32) -> String {
            find { getpwuid_r(user, $0, $1, $2, $3) }?.name ?? String(user)
        }
    }
}

extension ChildAccount {
    /// Returns how a program is started as this user.
    ///
    /// Root changes the user with `setpriv` (util-linux), which the program then replaces under the same process
    /// number. Subprocess could change it directly, but only after a `clone` in which glibc's `setuid` occasionally
    /// waits forever for threads that do not exist (swift-subprocess 1.0.2).
    /// - Parameter teardown: how the program is asked to end if its task is cancelled.
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

    /// Nothing of the server's environment is passed to a child, whose behaviour `PGDATA` or `LC_MESSAGES` would
    /// change.
    private static let environment = Environment.custom(["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"])
}

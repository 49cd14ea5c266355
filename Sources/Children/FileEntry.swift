import Foundation

/// The file or folder at a path; links are not followed.
public struct FileEntry: Sendable {
    public let isFolder: Bool
    /// The user id.
    public let owner: UInt32

    /// - Returns: nil if nothing is there, or this process may not see it.
    public static func at(_ path: String) -> Self? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return Self(isFolder: status.st_mode & S_IFMT == S_IFDIR, owner: status.st_uid)
    }

    /// Creates a folder that only the child's user may enter.
    public static func makePrivate(_ path: String, account: ChildAccount) throws {
        guard mkdir(path, 0o700) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        guard account.switchesUser else { return }
        guard lchown(path, account.user, account.group) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
    }
}

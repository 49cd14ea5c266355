import Foundation

/// What stands at a path, links not followed.
struct FolderEntry: Sendable {
    let isFolder: Bool
    let owner: UInt32

    /// - Returns: nil when there is nothing, or nothing that this process may see.
    static func at(_ path: String) -> Self? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return Self(isFolder: status.st_mode & S_IFMT == S_IFDIR, owner: status.st_uid)
    }

    /// Makes a folder that only PostgreSQL's user may enter.
    static func makePrivate(_ path: String, account: ClusterAccount) throws {
        guard mkdir(path, 0o700) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        guard account.switchesUser else { return }
        guard lchown(path, account.user, account.group) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
    }
}

import Foundation

/// The data folder before PostgreSQL comes into it.
struct DataFolder: Sendable {
    let layout: ClusterLayout
    let account: ClusterAccount

    /// A folder is Rollcall's from its first start on, when the lock is made in it. Until then it has to be empty.
    func claim() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: layout.folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: account.switchesUser ? 0o755 : 0o700])
            let found = try FileManager.default.contentsOfDirectory(atPath: layout.folder)
            guard !found.contains("lock") else { return }
            let foreign = found.filter { $0 != "lost+found" }
            guard foreign.isEmpty else { throw ClusterError.foreignFiles(layout.folder, found: foreign) }
        } catch let error as ClusterError {
            throw error
        } catch {
            throw ClusterError.notWritable(layout.folder, error)
        }
    }

    /// - Returns: the major release that made the cluster, nil where there is none yet.
    func clusterMajor() throws -> Int? {
        guard let entry = DataFolder.Entry.at(layout.postgres) else { return nil }
        guard entry.isFolder else { throw ClusterError.notACluster(layout.postgres, cause: "it is not a folder") }
        guard entry.owner == account.user else {
            throw ClusterError.foreignOwner(
                layout.postgres, owner: ClusterAccount.Passwd.name(of: entry.owner), user: account.name)
        }
        return try majorInVersionFile()
    }

    private func majorInVersionFile() throws -> Int {
        do {
            let text = try String(contentsOfFile: layout.version, encoding: .utf8)
            guard let major = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw ClusterError.notACluster(layout.postgres, cause: "PG_VERSION holds no release number")
            }
            return major
        } catch let error as ClusterError {
            throw error
        } catch {
            throw ClusterError.notACluster(layout.postgres, cause: "PG_VERSION cannot be read: \(error)")
        }
    }

    /// A server started by root asks the system as PostgreSQL's user, so that access lists count as well.
    func checkReach() async throws {
        guard account.switchesUser, try await !reaches(layout.folder) else { return }
        var parent = ""
        for component in layout.folder.split(separator: "/") {
            parent += "/" + component
            guard try await reaches(parent) else {
                throw ClusterError.unreachable(parent, user: account.name, folder: layout.folder)
            }
        }
    }

    private func reaches(_ path: String) async throws -> Bool {
        try await ClusterLayout.Tool(path: "/usr/bin/test", arguments: ["-x", path]).run(as: account).succeeded
    }
}

extension DataFolder {
    /// What stands at a path, links not followed.
    struct Entry: Sendable {
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
}

import Children
import Foundation

/// The data folder before PostgreSQL uses it.
struct DataFolder: Sendable {
    let layout: ClusterLayout
    let account: ChildAccount

    /// Claims the folder. It belongs to Rollcall from its first start, when the lock is made in it; until then it must
    /// be empty.
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

    /// - Returns: the major release that created the cluster; nil if there is none yet.
    func clusterMajor() throws -> Int? {
        guard let entry = FileEntry.at(layout.postgres) else { return nil }
        guard entry.isFolder else { throw ClusterError.notACluster(layout.postgres, cause: "the path is not a folder") }
        guard entry.owner == account.user else {
            throw ClusterError.foreignOwner(
                layout.postgres, owner: ChildAccount.Passwd.name(of: entry.owner), user: account.name)
        }
        return try majorInVersionFile()
    }

    private func majorInVersionFile() throws -> Int {
        do {
            let text = try String(contentsOfFile: layout.version, encoding: .utf8)
            guard let major = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw ClusterError.notACluster(layout.postgres, cause: "PG_VERSION contains no release number")
            }
            return major
        } catch let error as ClusterError {
            throw error
        } catch {
            throw ClusterError.notACluster(layout.postgres, cause: "PG_VERSION cannot be read: \(error)")
        }
    }

    /// Checks access to the folder. A server started by root checks as PostgreSQL's user, so that access lists are
    /// considered too.
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

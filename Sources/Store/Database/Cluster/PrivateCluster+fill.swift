import Children
import Foundation

extension PrivateCluster {
    /// Creates a cluster in an empty data folder and fills it. It is moved to its final location when `fill` has ended:
    /// if that throws, or the machine stops, the folder has no cluster and can be filled again.
    /// - Throws: `ClusterError`, `not_empty` if there is a cluster, or what `fill` throws.
    public func fill<Result: Sendable>(
        _ fill: @escaping @Sendable (PrivateCluster.Endpoint) async throws -> Result
    ) async throws -> Result {
        let folder = DataFolder(layout: layout, account: try ChildAccount.ofPostgres())
        try folder.claim()
        let lock = try ClusterLock.take(folder.layout)
        defer { extendLifetime(lock) }
        guard FileEntry.at(folder.layout.postgres) == nil else { throw ClusterError.notEmpty(layout.folder) }
        let place = layout.unfilled
        let nested = PrivateCluster(dataDirectory: place, logger: logger)
        try await ChildProcesses.ofPostgres(nested.layout.postgres).clear()
        try Self.remove(place)
        do {
            let result = try await nested.run(fill)
            try Self.move(nested.layout.postgres, to: folder.layout)
            try Self.remove(place)
            return result
        } catch {
            try? Self.remove(place)
            throw error
        }
    }

    /// Checks that `fill` can create a cluster here, without changing anything.
    /// - Throws: `ClusterError` if it cannot.
    public func checkEmpty() throws {
        guard FileManager.default.fileExists(atPath: layout.folder) else { return }
        guard FileEntry.at(layout.postgres) == nil else { throw ClusterError.notEmpty(layout.folder) }
    }

    /// Refuses to start after an interrupted restore, because a new cluster would be mistaken for the lost one.
    func checkWhole() throws {
        guard FileEntry.at(layout.unfilled) == nil || FileEntry.at(layout.postgres) != nil else {
            throw ClusterError.halfRestored(layout.folder)
        }
    }

    private static func remove(_ path: String) throws {
        guard FileEntry.at(path) != nil else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw ClusterError.notWritable(path, error)
        }
    }

    private static func move(_ cluster: String, to layout: ClusterLayout) throws {
        guard rename(cluster, layout.postgres) == 0 else {
            throw ClusterError.notWritable(layout.postgres, POSIXError(.init(rawValue: errno) ?? .EIO))
        }
        try layout.sync()
    }
}

import Children

/// The data folder's lock.
enum ClusterLock {
    /// - Throws: `ClusterError.alreadyRunning` with the process that holds the lock.
    static func take(_ layout: ClusterLayout) throws -> FolderLock {
        do {
            return try FolderLock.take(layout.lock)
        } catch let held as FolderLock.Held {
            throw ClusterError.alreadyRunning(layout.folder, holder: held.by.map(String.init))
        } catch {
            throw ClusterError.notWritable(layout.lock, error)
        }
    }

    /// Returns the process that last wrote its ID into the lock; it may have ended since.
    static func holder(_ layout: ClusterLayout) -> Int32? {
        FolderLock.holder(layout.lock)
    }
}

import Foundation
import SystemPackage

/// The data folder's lock. The kernel gives it back when the process ends, however it ends.
struct ClusterLock: Sendable {
    private let descriptor: FileDescriptor

    /// - Throws: `ClusterError.alreadyRunning` with the process that holds it.
    static func take(_ layout: ClusterLayout) throws -> Self {
        let descriptor = try open(layout)
        guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else {
            try? descriptor.close()
            throw ClusterError.alreadyRunning(layout.folder, holder: holder(layout).map(String.init))
        }
        do {
            try descriptor.resize(to: 0)
            try descriptor.writeAll("\(getpid())\n".utf8)
        } catch {
            try? descriptor.close()
            throw ClusterError.notWritable(layout.lock, error)
        }
        return Self(descriptor: descriptor)
    }

    /// The process that wrote itself into the lock last; it may have ended since.
    static func holder(_ layout: ClusterLayout) -> Int32? {
        guard let text = try? String(contentsOfFile: layout.lock, encoding: .utf8) else { return nil }
        return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Unlocked, not only closed: a process that was just forked has a copy of the descriptor until it executes
    /// something, and the lock with it.
    func release() {
        flock(descriptor.rawValue, LOCK_UN)
        try? descriptor.close()
    }

    /// Closed on exec: a PostgreSQL that outlives the server must not keep the lock.
    private static func open(_ layout: ClusterLayout) throws -> FileDescriptor {
        do {
            return try FileDescriptor.open(
                layout.lock, .readWrite, options: [.create, .closeOnExec, .noFollow], permissions: .ownerReadWrite)
        } catch {
            throw ClusterError.notWritable(layout.lock, error)
        }
    }
}

import Descriptors
import Foundation
import SystemPackage

/// The lock of a folder that one server may use at a time. It is released when this value is destroyed, and by the
/// kernel when the process ends, however it ends.
public struct FolderLock: ~Copyable, Sendable {
    private let lock: OwnedDescriptor

    /// - Throws: `FolderLock.Held`, or `Errno`.
    public static func take(_ path: String) throws -> Self {
        // Closed on exec: a child that outlives the server must not keep the lock.
        let lock = OwnedDescriptor(
            taking: try FileDescriptor.open(
                path, .readWrite, options: [.create, .closeOnExec, .noFollow], permissions: .ownerReadWrite))
        guard flock(lock.number, LOCK_EX | LOCK_NB) == 0 else { throw Held(by: holder(path)) }
        try lock.file.resize(to: 0)
        try lock.file.writeAll("\(getpid())\n".utf8)
        return Self(lock: lock)
    }

    /// Returns the process that last wrote its number into the lock; it may have ended since.
    public static func holder(_ path: String) -> Int32? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Unlocked explicitly, not only closed: a process that was just forked has a copy of the descriptor, and with it
    /// the lock, until it executes a program.
    deinit {
        flock(lock.number, LOCK_UN)
    }

    /// Releases the lock now.
    public consuming func release() {}

    /// Another process holds the lock.
    public struct Held: Error {
        public let by: Int32?

        init(by holder: Int32?) {
            by = holder
        }
    }
}

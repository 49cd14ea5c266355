import Children
import Foundation
import OperatorErrors
import SystemPackage
import Testing

@testable import Store

@Suite("Cluster lock")
struct ClusterLockTests {
    private let folder = ClusterFolder()

    @Test("A lock that was given back can be taken, even while a process just forked has the file open")
    func releasedWhileForked() throws {
        try folder.make("inside")
        let lock = try ClusterLock.take(folder.layout)
        // A fork leaves a copy of every descriptor in the child until it executes something.
        let copies = try descriptors(of: folder.layout.lock).map { try $0.duplicate() }
        defer { for copy in copies { try? copy.close() } }
        #expect(copies.count == 1)
        lock.release()
        try ClusterLock.take(folder.layout).release()
    }

    @Test("A lock that is held is refused, and its holder told")
    func held() throws {
        try folder.make("inside")
        let lock = try ClusterLock.take(folder.layout)
        defer { extendLifetime(lock) }
        let error = #expect(throws: ClusterError.self) { _ = try ClusterLock.take(folder.layout) }
        #expect(error?.code == .alreadyRunning)
        #expect(ClusterLock.holder(folder.layout) == getpid())
    }

    private func descriptors(of path: String) throws -> [FileDescriptor] {
        let open = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: open).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(open)/\($0)")) == path
        }.compactMap { Int32($0) }.map { FileDescriptor(rawValue: $0) }
    }
}

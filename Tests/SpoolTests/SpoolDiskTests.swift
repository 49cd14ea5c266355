import Foundation
import GRDB
import Synchronization
import Testing
import Wire

@testable import Spool

@Suite("A spool whose disk takes nothing", .serialized)
struct SpoolDiskTests {
    @Test("What the file has no room for waits in memory, is sent under a name of its own, and goes to the file later")
    func fileIsFull() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let spool = try Spool.open(path: path)
        try await spool.put(0..<3)
        try spool.allowPages(1)
        try await spool.put(3..<200)
        let state = try await spool.state
        #expect(state.trouble == .full)
        #expect(state.depth == 200 && state.inMemory > 0)

        let first = try #require(try await spool.take(.backlog, at: Sample.time.addingTimeInterval(100)))
        var newest = first
        // All are on their way; those in memory go to the file when the spool is closed.
        while let batch = try await spool.take(.backlog, at: Sample.time.addingTimeInterval(100)) { newest = batch }
        #expect(first.spool == spool.identity && newest.spool != spool.identity)

        try spool.allowPages(1_000_000)
        try spool.close(at: Sample.time)
        let again = try Spool.open(path: path)
        var found: [SpoolBatch] = []
        while let batch = try await again.take(.backlog, at: Sample.time.addingTimeInterval(100)) {
            found.append(batch)
        }
        #expect(found.count == 200)
        let moved = try #require(found.first { $0.sequence == newest.sequence && $0.spool == newest.spool })
        #expect(moved.sightings == newest.sightings && moved.digest == newest.digest)
    }

    @Test("Every batch comes out once, whether it lay in the file or in memory")
    func recovery() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        try spool.allowPages(1)
        try await spool.put(0..<200)
        #expect(try await spool.state.inMemory > 0)
        try spool.allowPages(1_000_000)
        try await spool.put(200..<210)
        #expect(try await spool.state.inMemory == 0)
        #expect(try await spool.minors() == Array(0..<210))
    }

    @Test("What was acknowledged makes room on a full disk, before anything waits in memory")
    func acknowledgedFirst() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        try await spool.put(0..<100)
        try await spool.acknowledge(100)
        #expect(try await spool.state.depth == 0)
        try spool.allowPages(1)
        try await spool.put(100..<110)
        #expect(try await spool.state.inMemory == 0)
        #expect(try await spool.state.depth == 10)
    }

    @Test("Memory gives up its oldest at its bound and counts it; the file takes over the count")
    func memoryBound() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let spool = try Spool.open(path: path, limit: Spool.Limit(bytes: 8_000, days: 14))
        try spool.allowPages(1)
        try await spool.put(0..<200)
        let dropped = try await spool.state.dropped
        #expect(dropped > 0)
        #expect(try await spool.state.depth + dropped == 200)
        try spool.allowPages(1_000_000)
        _ = try await spool.state
        try spool.close()
        #expect(try await Spool.open(path: path).state.dropped >= dropped)
    }

    @Test(
        "On a file system that fills up nothing is lost, and the spool recovers by itself",
        .enabled(if: SmallDisk.isPermitted))
    func fullFileSystem() async throws {
        let disk = try SmallDisk(megabytes: 8)
        let spool = try Spool.open(path: disk.file("a.spool"))
        try await spool.put(0..<50)
        try disk.fill()
        try await spool.put(50..<600)
        let full = try await spool.state
        #expect(full.trouble == .full && full.inMemory > 0 && full.depth == 600 && full.dropped == 0)
        try await spool.acknowledge(30)
        #expect(try await spool.state.depth == 570)
        try disk.clear()
        try await spool.put(600..<610)
        // A few hundred a call: what lay in memory does not hold up what comes.
        for _ in 0..<10 { _ = try await spool.state }
        let after = try await spool.state
        #expect(after.trouble == nil && after.inMemory == 0 && after.depth == 580)
        #expect(FileManager.default.fileExists(atPath: disk.file("a.spool.ballast")))
        try spool.close()
        #expect(try await Spool.open(path: disk.file("a.spool")).minors() == Array(30..<610))
    }

    @Test("A start on a full or a read-only file system begins in memory", .enabled(if: SmallDisk.isPermitted))
    func startWithoutRoom() async throws {
        let disk = try SmallDisk(megabytes: 8)
        try disk.fill()
        let full = try Spool.open(path: disk.file("full/a.spool"))
        try await full.put(0..<5)
        #expect(try await full.state.trouble == .full)
        #expect(try await full.state.inMemory == 5)
        try disk.clear()
        try await full.put([5])
        #expect(try await full.state.inMemory == 0)
        #expect(try await full.minors() == Array(0..<6))
        try full.close()

        try disk.remount("ro")
        let readOnly = try Spool.open(path: disk.file("new/a.spool"))
        try await readOnly.put(0..<5)
        #expect(try await readOnly.state.trouble == .readOnly)
        try disk.remount("rw")
        try await readOnly.put([5])
        #expect(try await readOnly.state.inMemory == 0)
        #expect(try await readOnly.minors() == Array(0..<6))
        try readOnly.close()
    }
}

extension Spool {
    /// So many pages may the file have; those that it has already stay (SQLite, `max_page_count`).
    fileprivate func allowPages(_ count: Int) throws {
        try core.withLock { try $0.file?.transaction { try $0.execute(sql: "PRAGMA max_page_count = \(count)") } }
    }
}

/// A file system in memory, as small as a test wants it (tmpfs(5)).
private final class SmallDisk {
    /// Whether this process may mount.
    static let isPermitted: Bool = (try? SmallDisk(megabytes: 1)) != nil

    private let folder: TemporaryFolder
    private var filler: String { file("filler") }

    init(megabytes: Int) throws {
        folder = try TemporaryFolder()
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", folder.file(""))
    }

    func file(_ name: String) -> String { folder.file(name) }

    /// Takes all room there is.
    func fill() throws {
        _ = FileManager.default.createFile(atPath: filler, contents: nil)
        let file = try FileHandle(forWritingTo: URL(filePath: filler))
        for size in [64 << 10, 4 << 10] {
            while (try? file.write(contentsOf: Data(repeating: 1, count: size))) != nil { continue }
        }
        try file.close()
    }

    func clear() throws {
        try FileManager.default.removeItem(atPath: filler)
    }

    func remount(_ mode: String) throws {
        try Self.run("mount", "-o", "remount,\(mode)", folder.file(""))
    }

    private static func run(_ command: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
    }

    deinit {
        // What stays mounted is a temporary file system.
        try? Self.run("umount", "-l", folder.file(""))
    }
}

public import Foundation
import GRDB
public import Wire

/// A bounded queue of batches on the node's disk.
///
/// One SQLite file in write-ahead mode with `synchronous = FULL`: when `append` returns, the batch is on the disk
/// and survives `kill -9` and, as far as the disk keeps its promise to sync, a loss of power. The file is locked
/// for as long as the spool is open, and the lock goes with the process. Batches that wait come out oldest first.
/// When the spool is full the oldest goes and is counted, never the newest.
public final class Spool: Sendable {
    /// Random, made once with the file: with the sequence it names a batch for ever.
    public let identity: String
    /// Where a damaged file was moved when this one was opened in its place.
    public let damagedFile: String?

    let path: String
    let limit: Spool.Limit
    let database: DatabaseQueue

    init(path: String, limit: Spool.Limit, opened: SpoolFile, damagedFile: String?) {
        self.path = path
        self.limit = limit
        self.database = opened.database
        self.identity = opened.identity
        self.damagedFile = damagedFile
    }

    /// Puts a batch at the end and returns its sequence; at the limit the oldest batches make room.
    /// - Parameter boot: in which they were heard, with the clock as it stood then.
    public func append(_ sightings: [SightingRecord], boot: Boot?, at date: Date) async throws -> Int64 {
        let body = try WireJSON.encoder().encode(sightings)
        return try await write { [limit] db in
            if let boot { try SpoolStatements.note(boot, db) }
            let sequence = try SpoolStatements.insert(body, boot: boot, at: date, db)
            try SpoolStatements.makeRoom(within: limit, keeping: sequence, db)
            return sequence
        }
    }

    /// The oldest batch that waits, which stays until it is removed or set aside.
    ///
    /// A batch that another version wrote and this one cannot read is set aside, so that it holds up no other.
    /// - Parameter boot: the one that lasts, with the clock as it stands now.
    public func next(in boot: Boot? = nil) async throws -> SpoolBatch? {
        while let stored = try await write({ try Self.oldestWaiting(in: boot, $0) }) {
            do {
                return try SpoolBatch(stored)
            } catch {
                try await setAside(stored.sequence, because: "unreadable: \(error)")
            }
        }
        return nil
    }

    /// The server has it.
    public func remove(_ sequence: Int64) async throws {
        try await write { try SpoolStatements.remove(sequence, $0) }
    }

    /// The server will never take it: out of the queue, kept with the reason for as long as there is room.
    public func setAside(_ sequence: Int64, because reason: String) async throws {
        try await write { try SpoolStatements.setAside(sequence, because: reason, $0) }
    }

    public func state() async throws -> Spool.State {
        try await write { try SpoolStatements.state($0) }
    }

    /// Gives the file back; what is called afterwards throws.
    public func close() throws {
        try database.close()
    }

    private static func oldestWaiting(in boot: Boot?, _ db: Database) throws -> StoredBatch? {
        if let boot { try SpoolStatements.note(boot, db) }
        return try SpoolStatements.oldestWaiting(db)
    }

    private func write<T: Sendable>(_ body: @Sendable @escaping (Database) throws -> T) async throws -> T {
        do {
            return try await database.write(body)
        } catch let error as DatabaseError {
            throw SpoolError(error, path: path)
        }
    }
}

extension Spool {
    /// Opens the spool at `path`, making file and folder where there are none.
    ///
    /// A damaged file is moved aside, its name in `damagedFile`, and a new one with a new identity takes its place.
    /// - Throws: `SpoolError` where the file is in use, of a later version, or cannot be read or written.
    public static func open(path: String, limit: Spool.Limit = .standard) throws -> Spool {
        do {
            try makeFolder(of: path)
            return try openFile(path: path, limit: limit, damagedFile: nil)
        } catch let error as DatabaseError where SpoolError.isDamage(error) {
            return try openInPlaceOfDamaged(path: path, limit: limit)
        } catch let error as DatabaseError {
            throw SpoolError(error, path: path)
        }
    }

    private static func openFile(path: String, limit: Spool.Limit, damagedFile: String?) throws -> Spool {
        Spool(path: path, limit: limit, opened: try SpoolFile(path: path), damagedFile: damagedFile)
    }

    private static func openInPlaceOfDamaged(path: String, limit: Spool.Limit) throws -> Spool {
        do {
            let damaged = try moveAside(path)
            return try openFile(path: path, limit: limit, damagedFile: damaged)
        } catch let error as DatabaseError {
            throw SpoolError(error, path: path)
        }
    }

    private static func makeFolder(of path: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SpoolError(
                .unusable, "The folder \(folder.path) of the spool cannot be made",
                hint: "Make it, or name another spool.", cause: error)
        }
    }

    /// The write-ahead log goes along: without it the file is worth less to whoever looks into the damage.
    private static func moveAside(_ path: String) throws -> String {
        let aside = "\(path).damaged-\(UUID().uuidString.prefix(8).lowercased())"
        do {
            try FileManager.default.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw SpoolError(
                .unusable, "The spool \(path) is damaged and cannot be moved aside",
                hint: "Move it yourself: mv \(path) \(aside)", cause: error)
        }
        return aside
    }
}

extension Spool {
    /// What a spool holds and has held.
    public struct State: Equatable, Sendable {
        /// Batches that wait to be sent.
        public let depth: Int
        /// Bytes of sightings in all batches, those set aside included.
        public let bytes: Int
        /// Batches the server will never take; they are kept for a look until room is needed.
        public let setAside: Int
        /// Batches that gave way because the spool was full, since the file was made.
        public let dropped: Int

        public init(depth: Int, bytes: Int, setAside: Int, dropped: Int) {
            self.depth = depth
            self.bytes = bytes
            self.setAside = setAside
            self.dropped = dropped
        }
    }
}

extension Spool {
    /// How much a spool may hold on the node's disk before its oldest batch gives way.
    public struct Limit: Equatable, Sendable {
        /// Bytes of sightings, without what SQLite itself needs.
        public let bytes: Int
        public let batches: Int

        public init(bytes: Int, batches: Int) {
            self.bytes = bytes
            self.batches = batches
        }

        /// A weekend without a server, with sixty badges in the room.
        public static let standard = Spool.Limit(bytes: 512 << 20, batches: 250_000)
    }
}

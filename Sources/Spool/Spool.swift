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
    let limit: SpoolLimit
    let database: DatabaseQueue

    init(path: String, limit: SpoolLimit, opened: SpoolFile, damagedFile: String?) {
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

    public func state() async throws -> SpoolState {
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

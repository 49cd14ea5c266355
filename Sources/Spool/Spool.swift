import Concurrency
import Dispatch
public import Foundation
import GRDB
import Synchronization
public import Wire

/// A bounded queue of batches on the node's disk.
///
/// One SQLite file in write-ahead mode with `synchronous = FULL`: when `append` returns, the batch is on the disk and
/// survives `kill -9` and, if the disk syncs as it promises, a loss of power. The file is locked for as long as the
/// spool is open, and the lock ends with the process. If the spool is full, the oldest batch is dropped and counted,
/// never the newest.
///
/// While the disk is full or read-only, batches wait in memory and are sent from there; they are moved to the disk as
/// soon as it is writable.
public final class Spool: Sendable {
    let core: Mutex<SpoolCore>
    /// SQLite blocks the thread that it runs on.
    private let queue = DispatchQueue(label: "rollcall.spool.calls")

    private init(_ core: sending SpoolCore) {
        self.core = Mutex(core)
    }

    /// Opens the spool at `path`, and creates the file and its folder if they do not exist.
    ///
    /// A damaged file is moved aside, its name in `damagedFile`, and a new one with a new identity takes its place. If
    /// the disk is full or read-only, the spool begins in memory, and the file is opened as soon as possible.
    /// - Parameter program: the version of the program: batches that another version set aside as impossible are sent
    ///   once more.
    /// - Throws: `SpoolError` if the file is in use, of a later version, or may not be read or written.
    public static func open(path: String, limit: Limit = .standard, program: String = "") throws -> Spool {
        Spool(try SpoolCore(path: path, limit: limit, program: program))
    }

    /// Random, made once with the file; the memory's identity while there is no file.
    public var identity: String { core.withLock { $0.file?.identity ?? $0.memory.store.identity } }
    /// The new path of a damaged file that was replaced.
    public var damagedFile: String? { core.withLock { $0.damagedFile } }

    /// Appends a batch; at the limit the oldest batches are dropped.
    /// - Parameter boot: the boot in which the sightings were heard, with the clock of that time.
    public func append(_ sightings: [SightingRecord], boot: Boot?, at date: Date) async throws {
        let batch = try NewBatch(sightings, boot: boot, at: date)
        try await call { try $0.append(batch, in: boot, at: date) }
    }

    /// Returns the next batch of a lane, which no other caller gets until it is acknowledged, set aside or given back.
    ///
    /// A batch that another version wrote and this one cannot read is set aside, so that it does not block others.
    /// - Parameter boot: the present boot, with the present clock.
    public func take(_ lane: Lane, in boot: Boot? = nil, at date: Date) async throws -> SpoolBatch? {
        while let (stored, place, spool) = try await call({ try $0.take(lane, in: boot, at: date) }) {
            do {
                return try SpoolBatch(stored, at: place, of: spool, in: boot)
            } catch {
                let refusal = Refusal(code: Refusal.unreadable, reason: "\(error)")
                try await call { try $0.setAside(place, because: refusal) }
            }
        }
        return nil
    }

    /// Records that the server has the batch. It is kept for a day, if there is room, in case the server has to be
    /// restored.
    public func acknowledge(_ batch: SpoolBatch, at date: Date) async throws {
        try await call { try $0.acknowledge(batch.place, at: date) }
    }

    /// Removes a batch that the server will never accept from the queue, and keeps it with the reason while there is
    /// room.
    public func setAside(_ batch: SpoolBatch, because refusal: Refusal) async throws {
        try await call { try $0.setAside(batch.place, because: refusal) }
    }

    /// Returns a batch that could not be sent now to the queue.
    public func giveBack(_ batch: SpoolBatch) async throws {
        try await call { $0.giveBack(batch.place) }
    }

    /// Queues the batches acknowledged since a time of the node's clock again, once for each mark.
    /// - Returns: the number of batches queued again.
    public func resend(acknowledgedSince date: Date, mark: Date, now: Date) async throws -> Int {
        try await call { try $0.resend(acknowledgedSince: date, mark: mark, now: now) }
    }

    public func bound(by limit: Limit) async throws {
        try await call { $0.limit = limit }
    }

    /// Returns the state after an attempt to write the pending data.
    public func state(at date: Date) async throws -> State {
        try await call { try $0.state(at: date) }
    }

    /// Closes the file; later calls throw.
    public func close(at date: Date = Date()) throws {
        try core.withLock { core in
            do {
                try core.close(at: date)
            } catch let error as DatabaseError {
                throw SpoolError(error, path: core.disk.path)
            }
        }
    }

    private func call<T: Sendable>(_ body: @Sendable @escaping (inout SpoolCore) throws -> T) async throws -> T {
        try await queue.run { try self.answer(body) }
    }

    private func answer<T: Sendable>(_ body: @Sendable (inout SpoolCore) throws -> T) throws -> T {
        try core.withLock { core in
            do {
                return try body(&core)
            } catch let error as DatabaseError {
                throw SpoolError(error, path: core.disk.path)
            }
        }
    }
}

extension Spool {
    /// Why a batch was set aside.
    public struct Refusal: Equatable, Sendable {  // generated: init
        static let unreadable = "unreadable"

        /// The code on the wire, such as `bad_arguments`.
        public let code: String
        public let reason: String
    }
}

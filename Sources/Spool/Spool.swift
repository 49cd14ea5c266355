import Dispatch
public import Foundation
import GRDB
import Synchronization
public import Wire

/// A bounded queue of batches on the node's disk.
///
/// One SQLite file in write-ahead mode with `synchronous = FULL`: when `append` returns, the batch is on the disk
/// and survives `kill -9` and, as far as the disk keeps its promise to sync, a loss of power. The file is locked
/// for as long as the spool is open, and the lock goes with the process. When the spool is full the oldest goes and is
/// counted, never the newest.
///
/// While the disk is full or read-only, batches wait in memory and are sent from there; they go to the disk as soon as
/// it takes them.
public final class Spool: Sendable {
    let core: Mutex<SpoolCore>
    /// SQLite blocks the thread that it works on.
    private let queue = DispatchQueue(label: "rollcall.spool.calls")

    private init(_ core: sending SpoolCore) {
        self.core = Mutex(core)
    }

    /// Opens the spool at `path`, making file and folder where there are none.
    ///
    /// A damaged file is moved aside, its name in `damagedFile`, and a new one with a new identity takes its place.
    /// Where the disk is full or read-only, the spool begins in memory, and the file is opened when it can be.
    /// - Parameter program: the version of the program: what another set aside because it could not be done is sent
    ///   once more.
    /// - Throws: `SpoolError` where the file is in use, of a later version, or may not be read or written.
    public static func open(path: String, limit: Limit = .standard, program: String = "") throws -> Spool {
        Spool(try SpoolCore(path: path, limit: limit, program: program))
    }

    /// Random, made once with the file; the memory's, where there is no file yet.
    public var identity: String { core.withLock { $0.file?.identity ?? $0.memory.store.identity } }
    /// Where a damaged file was moved when a new one was begun in its place.
    public var damagedFile: String? { core.withLock { $0.damagedFile } }

    /// Puts a batch at the end; at the limit the oldest batches make room.
    /// - Parameter boot: in which they were heard, with the clock as it stood then.
    public func append(_ sightings: [SightingRecord], boot: Boot?, at date: Date) async throws {
        let batch = try NewBatch(sightings, boot: boot, at: date)
        try await call { try $0.append(batch, in: boot, at: date) }
    }

    /// The next batch of a lane, which no other caller gets until it is acknowledged, set aside or given back.
    ///
    /// A batch that another version wrote and this one cannot read is set aside, so that it holds up no other.
    /// - Parameter boot: the one that lasts, with the clock as it stands now.
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

    /// The server has it. It is kept for a day, as long as there is room, in case the server has to be restored.
    public func acknowledge(_ batch: SpoolBatch, at date: Date) async throws {
        try await call { try $0.acknowledge(batch.place, at: date) }
    }

    /// The server will never take it: out of the queue, kept with the reason for as long as there is room.
    public func setAside(_ batch: SpoolBatch, because refusal: Refusal) async throws {
        try await call { try $0.setAside(batch.place, because: refusal) }
    }

    /// It could not be sent now.
    public func giveBack(_ batch: SpoolBatch) async throws {
        try await call { $0.giveBack(batch.place) }
    }

    /// Has what was acknowledged since a moment of the node's clock wait again, once for each mark.
    /// - Returns: how many batches wait again.
    public func resend(acknowledgedSince date: Date, mark: Date, now: Date) async throws -> Int {
        try await call { try $0.resend(acknowledgedSince: date, mark: mark, now: now) }
    }

    public func bound(by limit: Limit) async throws {
        try await call { $0.limit = limit }
    }

    /// As it is after an attempt to write what was held back.
    public func state(at date: Date) async throws -> State {
        try await call { try $0.state(at: date) }
    }

    /// Gives the file back; what is called afterwards throws.
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
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.answer(body) }) }
        }
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

        /// As on the wire, such as `bad_arguments`.
        public let code: String
        public let reason: String
    }
}

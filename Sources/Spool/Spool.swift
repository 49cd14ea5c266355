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

extension Spool {
    /// What a spool contains and has contained.
    public struct State: Equatable, Sendable {
        /// Batches that wait to be sent.
        public let depth: Int
        /// Bytes of all batches, including those that were set aside or acknowledged.
        public let bytes: Int
        /// Batches that the server will never accept; they are kept for inspection until room is needed.
        public let setAside: Int
        /// Batches that were dropped because the spool was full or they were too old, since the file was made.
        public let dropped: Int
        /// Sightings that wait in memory.
        public let inMemory: Int
        /// When the oldest waiting batch was made, by the present clock.
        public let oldestAt: Date?
        /// Free bytes of the disk; nil if unknown.
        public let freeDisk: Int?
        /// Why the disk cannot be written.
        public let trouble: Fault?
    }
}

extension Spool {
    /// The maximum amount of data in a spool; beyond it the oldest batch is dropped.
    public struct Limit: Equatable, Sendable {  // generated: init
        /// Bytes of all batches as stored on the disk.
        public var bytes: Int
        /// The number of days for which a batch is kept.
        public var days: Int

        /// Two weeks of ten hours a day with sixty badges in the room, heard each second.
        public static let standard = Limit(bytes: 512 << 20, days: 14)

        /// The number of seconds for which an acknowledged batch is kept.
        static let acknowledged = 86_400.0

        func bounds(at date: Date) -> SpoolStore.Bounds {
            SpoolStore.Bounds(
                bytes: bytes, oldest: date.addingTimeInterval(-Double(days) * 86_400).milliseconds,
                acknowledged: date.addingTimeInterval(-Self.acknowledged).milliseconds)
        }
    }
}

/// The state of a spool, accessed by one call at a time: a file, the memory that replaces it while the disk is not
/// writable, and pending changes to the batches in the file.
struct SpoolCore {
    /// The number of batches that are moved from memory to the disk in one transaction.
    static let moving = 256

    var limit: Spool.Limit
    /// Nil until the file could be opened.
    private(set) var file: SpoolStore?
    /// The new path of a damaged file that was replaced.
    private(set) var damagedFile: String?
    private(set) var memory: SpoolMemory
    private(set) var disk: SpoolDisk
    private var notes = SpoolNotes()
    /// Why the last write failed.
    private var trouble: Spool.Fault?
    /// The last known boot.
    private var boot: Boot?
    private let program: String

    init(path: String, limit: Spool.Limit, program: String) throws {
        self.limit = limit
        self.program = program
        memory = SpoolMemory(store: try SpoolStore(program: program))
        disk = SpoolDisk(path: path)
        try open()
        if file != nil { disk.takeBallast() }
    }

    /// Appends a batch: to the file or, if the disk is not writable, to memory.
    mutating func append(_ batch: NewBatch, in boot: Boot?, at date: Date) throws {
        hear(of: boot)
        let bounds = limit.bounds(at: date)
        let isWritten = try settle(at: date) && growing { try $0.append([batch], in: boot, within: bounds) }
        if !isWritten { try memory.append(batch, in: boot, at: date, limit) }
    }

    /// Writes pending data: acknowledgements and refusals, then the batches in memory.
    /// - Returns: whether memory contains only batches that are on their way to the server.
    @discardableResult
    private mutating func settle(at date: Date) throws -> Bool {
        if file == nil { try open() }
        guard file != nil, try writeNotes(at: date) else { return false }
        return try moveFromMemory(at: date)
    }

    private mutating func writeNotes(at date: Date) throws -> Bool {
        guard !notes.isEmpty else { return true }
        let (written, program, boot) = (notes, program, boot)
        let isWritten = try write { store in
            try store.transaction { db in
                if let boot { try SpoolStatements.note(boot, db) }
                try written.write(at: date, program: program, db)
            }
        }
        if isWritten { notes.clear(written) }
        return isWritten
    }

    /// A single batch tests whether the disk is writable again.
    private mutating func moveFromMemory(at date: Date) throws -> Bool {
        while true {
            let count = trouble == nil ? Self.moving : 1
            let (waiting, dropped) = (try memory.waiting(atMost: count), try memory.totals.dropped)
            guard !waiting.isEmpty || dropped > 0 else { return true }
            guard try move(waiting, counting: dropped, at: date) else { return false }
            if count == Self.moving { return waiting.count < count }
        }
    }

    private mutating func move(_ waiting: [StoredBatch], counting dropped: Int, at date: Date) throws -> Bool {
        let (boot, bounds, identity) = (boot, limit.bounds(at: date), memory.store.identity)
        let started = try boot.flatMap { boot in try read { try SpoolStatements.startedMilliseconds(of: boot, $0) } }
        let batches = try waiting.map { try NewBatch($0, of: identity, started: started ?? $0.startedMilliseconds) }
        let isWritten = try growing { try $0.append(batches, in: boot, within: bounds, counting: dropped) }
        if isWritten { try memory.forget(waiting.map(\.sequence), dropped: dropped) }
        return isWritten
    }

    /// Notes the present boot. If its clock was set, the next write stores this in the file.
    private mutating func hear(of boot: Boot?) {
        if let boot, let before = self.boot, before.wasSet(before: boot) { notes.hasClock = true }
        self.boot = boot
    }
}

/// Access to the file.
extension SpoolCore {
    /// Opens the file, and creates it and its folder if they do not exist; it stays closed while the disk is not
    /// writable.
    private mutating func open() throws {
        do {
            try makeFolder()
            try openFile()
            trouble = nil
        } catch let found as Spool.Fault {
            trouble = found
        }
    }

    private mutating func openFile() throws {
        do {
            file = try SpoolStore(path: disk.path, program: program)
        } catch let error as DatabaseError where SpoolError.isDamage(error) && damagedFile == nil {
            damagedFile = try disk.moveAside()
            try openFile()
        } catch let error as DatabaseError {
            guard let found = Spool.Fault(opening: error, on: disk) else {
                throw SpoolError(error, path: disk.path)
            }
            guard found == .full, disk.hasBallast else { throw found }
            disk.dropBallast()
            try openFile()
        }
    }

    private func makeFolder() throws {
        do {
            try disk.makeFolder()
        } catch {
            throw disk.trouble.map { $0 as any Error } ?? error
        }
    }

    /// Returns nil if the disk cannot be read.
    private func read<T>(_ body: (Database) throws -> T?) throws -> T? {
        do {
            return try file?.read(body)
        } catch let error as DatabaseError {
            guard Spool.Fault(error, on: disk) != nil else { throw SpoolError(error, path: disk.path) }
            return nil
        }
    }

    /// Performs a write that makes the file longer, if only temporarily.
    private mutating func growing(_ body: (inout SpoolStore) throws -> Void) throws -> Bool {
        guard try disk.mayGrow || relieve() > 0 || hasFreePages() else {
            trouble = .full
            return false
        }
        return try write(body)
    }

    private func hasFreePages() throws -> Bool {
        try read { try Int.fetchOne($0, sql: "PRAGMA freelist_count") } ?? 0 >= SpoolDisk.fewPages
    }

    /// - Returns: whether the disk was writable; on a full disk, after acknowledged batches were deleted to make room.
    private mutating func write(_ body: (inout SpoolStore) throws -> Void) throws -> Bool {
        do {
            try attempt(body)
            return true
        } catch let found as Spool.Fault {
            if found == .full, try relieve() > 0 { return try write(body) }
            trouble = found
            return false
        }
    }

    private mutating func attempt(_ body: (inout SpoolStore) throws -> Void) throws {
        guard var store = file else { throw trouble ?? .failing }
        do {
            try body(&store)
        } catch let error as DatabaseError {
            guard let found = Spool.Fault(error, on: disk) else { throw SpoolError(error, path: disk.path) }
            throw found
        }
        file = store
        trouble = nil
        disk.takeBallast()
    }

    /// Deletes some acknowledged batches; the ballast provides the room that this needs.
    /// - Returns: the number of deleted batches.
    private mutating func relieve() throws -> Int {
        disk.dropBallast()
        let acknowledged = notes.acknowledged.prefix(SpoolDisk.relief).map(Int64.init)
        do {
            let removed = try file?.transaction { db in
                for sequence in acknowledged { try SpoolStatements.remove(sequence, db) }
                let rest = SpoolDisk.relief - acknowledged.count
                return acknowledged.count + (try SpoolStatements.removeAcknowledged(atMost: rest, db))
            }
            notes.forget(acknowledged)
            try file?.checkpoint()
            return removed ?? 0
        } catch is DatabaseError {
            return 0
        }
    }

    /// Batches still on their way from memory are kept: if they arrived, the server recognises them.
    mutating func close(at date: Date) throws {
        memory.giveBackAll()
        while try !settle(at: date), trouble == nil { continue }
        try file?.close()
        try memory.store.close()
    }
}

/// The handling of a spool's batches on their way to the server.
extension SpoolCore {
    /// Returns the next batch; those in the file are older than those in memory.
    mutating func take(
        _ lane: Spool.Lane, in boot: Boot?, at date: Date
    ) throws -> (StoredBatch, SpoolBatch.Place, spool: String)? {
        hear(of: boot)
        if let file, let batch = try read({ [held = notes.held] in try lane.first(at: date, without: held, $0) }) {
            notes.take(batch.sequence)
            return (batch, .file(batch.sequence), file.identity)
        }
        return try memory.take(lane, at: date).map { ($0, .memory($0.sequence), memory.store.identity) }
    }

    mutating func acknowledge(_ place: SpoolBatch.Place, at date: Date) throws {
        switch place {
        case .file(let sequence): notes.acknowledge(sequence)
        case .memory(let sequence): try memory.acknowledge(sequence)
        }
        if notes.isLong, trouble == nil { try settle(at: date) }
    }

    mutating func setAside(_ place: SpoolBatch.Place, because refusal: Spool.Refusal) throws {
        switch place {
        case .file(let sequence): notes.setAside(sequence, because: refusal)
        case .memory(let sequence): try memory.setAside(sequence, because: refusal, program: program)
        }
    }

    mutating func giveBack(_ place: SpoolBatch.Place) {
        switch place {
        case .file(let sequence): notes.giveBack(sequence)
        case .memory(let sequence): memory.giveBack(sequence)
        }
    }

    mutating func resend(acknowledgedSince date: Date, mark: Date, now: Date) throws -> Int {
        guard try settle(at: now) else { return 0 }
        var count = 0
        _ = try write { store in
            count = try store.transaction { db in
                try SpoolStatements.sendAgain(
                    acknowledgedSince: date.milliseconds, mark: mark.milliseconds, db)
            }
        }
        return count
    }

    mutating func state(at date: Date) throws -> Spool.State {
        try settle(at: date)
        let (stored, waiting) = (try read { try SpoolStatements.totals($0) }, try memory.totals)
        let file = stored ?? SpoolStatements.Totals.none
        return Spool.State(
            depth: max(file.depth - notes.done, 0) + waiting.depth, bytes: file.bytes + waiting.bytes,
            setAside: file.setAside + notes.setAside + waiting.setAside, dropped: file.dropped + waiting.dropped,
            inMemory: waiting.sightings, oldestAt: try oldestAt(), freeDisk: disk.free, trouble: trouble)
    }

    private func oldestAt() throws -> Date? {
        let ended = notes.ended
        let oldest =
            try read { try Spool.Lane.firstWaiting(without: ended, $0) }
            ?? memory.store.read { try SpoolStatements.firstWaiting(from: 0, $0) }
        return oldest.map { Date(timeIntervalSince1970: Double($0.createdMilliseconds) / 1000) }
    }
}

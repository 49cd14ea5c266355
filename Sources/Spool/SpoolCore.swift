import Foundation
import GRDB

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
    var memory: SpoolMemory
    private(set) var disk: SpoolDisk
    var notes = SpoolNotes()
    /// Why the last write failed.
    private(set) var trouble: Spool.Fault?
    /// The last known boot.
    private(set) var boot: Boot?
    let program: String

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
    mutating func settle(at date: Date) throws -> Bool {
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
    mutating func hear(of boot: Boot?) {
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
    func read<T>(_ body: (Database) throws -> T?) throws -> T? {
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
    mutating func write(_ body: (inout SpoolStore) throws -> Void) throws -> Bool {
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

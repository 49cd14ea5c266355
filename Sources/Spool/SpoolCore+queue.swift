public import Foundation
import GRDB

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
        let file = stored ?? StoredTotals.none
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

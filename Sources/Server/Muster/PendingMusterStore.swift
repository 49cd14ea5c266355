import Foundation
import Live
import Store
import Vocabulary
import Wire

/// Roll-calls and entries that wait to be written, because the database keeps nothing: people are counted all the same.
actor PendingMusterStore {
    private let hub: LiveHub
    private var kept: [PendingMuster] = []
    /// What was done meanwhile, which the audit is to hold.
    private var entries: [AuditEntry] = []
    /// Entries beyond `mostEntries` since what waits was last written.
    private(set) var droppedEntries = 0
    /// What was answered to requests with an idempotency key, so that each is done once.
    private var answered: [UUID: Muster] = [:]

    /// So many entries of the audit are kept; a page asks each time that something changes.
    private static let maxEntries = 50_000

    init(hub: LiveHub) {
        self.hub = hub
    }

    /// Whether anything waits.
    var isHolding: Bool { !kept.isEmpty || !entries.isEmpty }

    /// The one with this number; without a number the one in progress. Nil if none of it waits.
    func find(_ id: Int64?) -> PendingMuster? {
        kept.last { id.map { [muster = $0.muster] id in muster.id == id } ?? ($0.muster.closedAt == nil) }
    }

    func answer(to key: UUID?) -> Muster? { key.flatMap { answered[$0] } }

    /// Keeps a new roll-call, or the first entry of one that is written already. Throws `StoreError` if one that waits
    /// is in progress.
    func keep(_ later: PendingMuster) throws {
        guard find(nil) == nil else { throw StoreError.conflict("A muster is in progress. Close it first.") }
        kept.append(later)
    }

    /// Changes what waits, and tells the listener.
    func change(
        _ id: Int64, _ entry: AuditEntry, idempotencyKey: UUID?, _ change: @Sendable (inout PendingMuster) -> Void
    ) async throws -> Muster {
        guard let place = kept.lastIndex(where: { $0.muster.id == id && $0.muster.closedAt == nil }) else {
            throw MusterRepository.noneInProgress
        }
        change(&kept[place])
        let muster = kept[place].muster
        note(entry)
        if let idempotencyKey { answered[idempotencyKey] = muster }
        await hub.publish(MusterEvent(musterID: muster.id, version: muster.version))
        return muster
    }

    func note(_ entry: AuditEntry) {
        guard entries.count < Self.maxEntries else { return droppedEntries += 1 }
        entries.append(entry)
    }

    /// What waits, as it is now.
    var waiting: (musters: [PendingMuster], entries: [AuditEntry]) { (kept, entries) }

    /// Forgets what was written; what was said since then waits on.
    func forget(_ written: (musters: [PendingMuster], entries: [AuditEntry])) {
        let states = Dictionary(written.musters.map { ($0.muster.id, $0) }) { $1 }
        kept = kept.compactMap { later in states[later.muster.id].map { later.left(after: $0) } ?? later }
        entries.removeFirst(min(written.entries.count, entries.count))
        droppedEntries = 0
        if kept.isEmpty { answered = [:] }
    }
}

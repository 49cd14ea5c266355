import Foundation
import Live
import Phrases
import Store
import Vocabulary
import Wire

/// Roll-calls and entries that wait to be written while the database accepts no writes, so that people can still be
/// counted.
actor PendingMusterStore {
    private let hub: LiveHub
    private var kept: [PendingMuster] = []
    /// Actions that are to be recorded in the audit.
    private var entries: [AuditEntry] = []
    /// Audit entries beyond `maxEntries` since the last write.
    private(set) var droppedEntries = 0
    /// The answers to requests with an idempotency key, so that each request is done once.
    private var answered: [UUID: Muster] = [:]

    /// How many audit entries are kept; a page sends a request at every change.
    private static let maxEntries = 50_000

    init(hub: LiveHub) {
        self.hub = hub
    }

    /// Whether anything is waiting to be written.
    var isHolding: Bool { !kept.isEmpty || !entries.isEmpty }

    /// Returns the muster with this number; without a number, the one in progress. Nil if it is not pending.
    func find(_ id: Int64?) -> PendingMuster? {
        kept.last { id.map { [muster = $0.muster] id in muster.id == id } ?? ($0.muster.closedAt == nil) }
    }

    func answer(to key: UUID?) -> Muster? { key.flatMap { answered[$0] } }

    /// Keeps a new roll-call, or the first entry of a stored one. Throws `Refusal` if a pending one is in progress.
    func keep(_ later: PendingMuster) throws {
        guard find(nil) == nil else { throw Refusal.conflict(.musterInProgress) }
        kept.append(later)
    }

    /// Changes a pending muster, and notifies the listeners.
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

    /// The current contents.
    var waiting: (musters: [PendingMuster], entries: [AuditEntry]) { (kept, entries) }

    /// Forgets what was written; later entries keep waiting.
    func forget(_ written: (musters: [PendingMuster], entries: [AuditEntry])) {
        let states = Dictionary(written.musters.map { ($0.muster.id, $0) }) { $1 }
        kept = kept.compactMap { later in states[later.muster.id].map { later.left(after: $0) } ?? later }
        entries.removeFirst(min(written.entries.count, entries.count))
        droppedEntries = 0
        if kept.isEmpty { answered = [:] }
    }
}

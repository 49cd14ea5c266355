import Store

/// Which batches the owner of the engine knows to be new without asking the database: all that were stored since it
/// took the engine were stored by it.
struct BatchMemory: Sendable {
    /// Receipts of two generations of so many are kept: more than wait while a batch is looked up and written.
    private static let most = 2_000

    /// By spool, the highest number that was stored; -1 where there is none.
    private var newest: [ReceivedBatch.Spool: Int64] = [:]
    private var young: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
    private var old: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]

    func isMet(_ spool: ReceivedBatch.Spool) -> Bool { newest[spool] != nil }

    /// Whether a batch with this number may be stored already. Numbers rise, unless a spool was rolled back.
    func mayBeStored(_ key: ReceivedBatch.Key) -> Bool { newest[key.ofSpool].map { key.sequence <= $0 } ?? true }

    /// What was answered to batches with this number a moment ago.
    func receipts(of key: ReceivedBatch.Key) -> [ReceivedBatch.Receipt] { (young[key] ?? []) + (old[key] ?? []) }

    /// - Parameter stored: the highest number of the spool that the database has.
    mutating func meet(_ spool: ReceivedBatch.Spool, stored: Int64?) {
        newest[spool] = max(newest[spool] ?? -1, stored ?? -1)
    }

    /// They are stored now.
    mutating func note(_ receipts: [ReceivedBatch.Receipt]) {
        if young.count >= Self.most { (old, young) = (young, [:]) }
        for receipt in receipts {
            young[receipt.key, default: []].append(receipt)
            if let last = newest[receipt.key.ofSpool] {
                newest[receipt.key.ofSpool] = max(last, receipt.key.sequence)
            }
        }
    }
}

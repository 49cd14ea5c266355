import Store

/// Which batches the owner of the engine knows to be new without asking the database: all that were stored since it
/// took the engine were stored by it.
struct BatchMemory: Sendable {
    /// Receipts of two generations of so many are kept: more than wait while a batch is looked up and written.
    private static let limit = 2_000

    /// Spools of one scanner that are kept, those met last: a node has one, and another after each new disk.
    private static let maxSpools = 8

    /// By scanner, its spools with the highest number that was stored; -1 where there is none.
    private var spools: [Int64: [(id: String, newest: Int64)]] = [:]
    private var young: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
    private var old: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]

    func isRegistered(_ spool: ReceivedBatch.Spool) -> Bool { newest(of: spool) != nil }

    private func newest(of spool: ReceivedBatch.Spool) -> Int64? {
        spools[spool.scanner]?.first { $0.id == spool.id }?.newest
    }

    /// Whether a batch with this number may be stored already. Numbers rise, unless a spool was rolled back.
    func mayBeStored(_ key: ReceivedBatch.Key) -> Bool { newest(of: key.ofSpool).map { key.sequence <= $0 } ?? true }

    /// What was answered to batches with this number a moment ago.
    func receipts(of key: ReceivedBatch.Key) -> [ReceivedBatch.Receipt] { (young[key] ?? []) + (old[key] ?? []) }

    /// - Parameter stored: the highest number of the spool that the database has.
    mutating func register(_ spool: ReceivedBatch.Spool, stored: Int64?) {
        let newest = max(newest(of: spool) ?? -1, stored ?? -1)
        var met = spools[spool.scanner, default: []].filter { $0.id != spool.id }
        met.append((spool.id, newest))
        spools[spool.scanner] = Array(met.suffix(Self.maxSpools))
    }

    /// They are stored now.
    mutating func note(_ receipts: [ReceivedBatch.Receipt]) {
        if young.count >= Self.limit { (old, young) = (young, [:]) }
        for receipt in receipts {
            young[receipt.key, default: []].append(receipt)
            if isRegistered(receipt.key.ofSpool) { register(receipt.key.ofSpool, stored: receipt.key.sequence) }
        }
    }
}

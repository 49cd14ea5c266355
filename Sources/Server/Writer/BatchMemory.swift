import Store

/// The batches that the engine's owner knows to be new without a database lookup: since it acquired the engine, it has
/// stored every batch itself.
struct BatchMemory: Sendable {
    /// The size of one generation of receipts, of which two are kept: more than can wait while a batch is looked up and
    /// written.
    private static let limit = 2_000

    /// How many spools of one scanner are kept, the latest ones: a node has one, and gets another with each new disk.
    private static let maxSpools = 8

    /// For each scanner its spools, with the highest sequence number stored; -1 if none.
    private var spools: [Int64: [(id: String, newest: Int64)]] = [:]
    private var young: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]
    private var old: [ReceivedBatch.Key: [ReceivedBatch.Receipt]] = [:]

    func isRegistered(_ spool: ReceivedBatch.Spool) -> Bool { newest(of: spool) != nil }

    private func newest(of spool: ReceivedBatch.Spool) -> Int64? {
        spools[spool.scanner]?.first { $0.id == spool.id }?.newest
    }

    /// Returns whether a batch with this number may already be stored. Numbers increase unless a spool was rolled back.
    func mayBeStored(_ key: ReceivedBatch.Key) -> Bool { newest(of: key.ofSpool).map { key.sequence <= $0 } ?? true }

    /// Returns the recent answers to batches with this number.
    func receipts(of key: ReceivedBatch.Key) -> [ReceivedBatch.Receipt] { (young[key] ?? []) + (old[key] ?? []) }

    /// - Parameter stored: the highest sequence number of the spool in the database.
    mutating func register(_ spool: ReceivedBatch.Spool, stored: Int64?) {
        let newest = max(newest(of: spool) ?? -1, stored ?? -1)
        var met = spools[spool.scanner, default: []].filter { $0.id != spool.id }
        met.append((spool.id, newest))
        spools[spool.scanner] = Array(met.suffix(Self.maxSpools))
    }

    /// Records batches that are now stored.
    mutating func insert(_ receipts: [ReceivedBatch.Receipt]) {
        if young.count >= Self.limit { (old, young) = (young, [:]) }
        for receipt in receipts {
            young[receipt.key, default: []].append(receipt)
            if isRegistered(receipt.key.ofSpool) { register(receipt.key.ofSpool, stored: receipt.key.sequence) }
        }
    }
}

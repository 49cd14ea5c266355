import GRDB

/// The totals of a spool's database.
struct StoredTotals: Sendable {
    let depth: Int
    let bytes: Int
    let setAside: Int
    let dropped: Int
    /// In the waiting batches.
    let sightings: Int

    static let none = StoredTotals(depth: 0, bytes: 0, setAside: 0, dropped: 0, sightings: 0)
}

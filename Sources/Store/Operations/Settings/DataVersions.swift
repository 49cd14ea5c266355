import Postgres

/// The minimum versions of the school's data that a server keeps in memory. They are read with each token that is
/// presented, so that nothing else must be looked up if nothing has changed, and no data is ever stale.
public struct DataVersions: Equatable, Sendable {
    /// The version of the settings: the transaction that wrote them last (PostgreSQL, system column `xmin`).
    public let settings: Int64
    /// The version of beacons and their places; it only increases.
    public let meaning: Int64

    /// The expression to select from `site`, as one array.
    static let selected = "array[site.xmin::text::bigint, (select version from meaning)]"

    init(_ selected: [Int64]) {
        settings = selected.first ?? 0
        meaning = selected.last ?? 0
    }
}

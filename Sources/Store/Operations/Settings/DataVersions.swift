import Postgres

/// How new what a server keeps in memory of the school must be. It is read with each token that is shown, so that
/// nothing else has to be looked up where nothing changed, and nothing is ever stale.
public struct DataVersions: Equatable, Sendable {
    /// Of the settings: the transaction that wrote them last (PostgreSQL, system column `xmin`).
    public let settings: Int64
    /// Of beacons and their places; it only grows.
    public let meaning: Int64

    /// To be selected from `site`, as one array.
    static let selected = "array[site.xmin::text::bigint, (select version from meaning)]"

    init(_ selected: [Int64]) {
        settings = selected.first ?? 0
        meaning = selected.last ?? 0
    }
}

/// Which entries of the audit are wanted next. Pages follow each other by key: however far back one is, the entries before
/// it are not read again.
public struct AuditPage: Sendable {
    /// Text that an entry must hold, in any case; empty for all entries.
    public let search: String
    /// The number of the last entry of the page before; nil for the first page.
    public let before: Int64?
    /// Entries on it.
    public let size: Int

    public init(search: String? = nil, before: Int64? = nil, size: Int = 100) {
        self.search = search ?? ""
        self.before = before
        self.size = size
    }
}

/// One page of the audit, and how many entries there are in all.
public struct AuditListing: Sendable {
    /// As far as they are counted.
    public static let most = 1000

    public let rows: [AuditRow]
    /// On this page and on the others, counted up to `most`, which stands for that many or more.
    public let total: Int
    /// Where the next page begins, as `AuditPage.before`; nil where there is none.
    public let next: Int64?
}

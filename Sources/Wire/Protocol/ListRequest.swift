/// A request for rows: what to search for, and which page.
///
/// Without a page the first 1,000 rows come back; with one, `page_size` rows (1…1,000, 100 if absent) of it.
public protocol ListRequest {
    /// Text that the row's names must hold, in any case.
    var search: String? { get }
    /// From 1.
    var page: Int? { get }
    var pageSize: Int? { get }
}

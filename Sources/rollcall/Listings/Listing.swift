import Wire

/// A kind of thing that a server lists: how to ask for it and how its rows read.
protocol Listing {
    associatedtype Query: Request
    associatedtype Row

    static var words: ListingWords { get }
    static var columns: [Column<Row>] { get }

    static func query(search: String?, page: Int?, pageSize: Int?) -> Query
    /// The rows of a reply, and how many there are in all.
    static func rows(of reply: Query.Reply) -> (rows: [Row], total: Int)

    static func id(of row: Row) -> Int64
    /// What people call it; a thing that is retired has none.
    static func name(of row: Row) -> String?
}

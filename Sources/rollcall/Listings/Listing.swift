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

/// How a kind of thing is spoken of.
struct ListingWords: Sendable {
    let singular: String
    /// Also the name of its command.
    let plural: String
    /// The arguments after `create`, for the hint in an empty list.
    let creation: String

    var hintToList: String { "See them with: rollcall \(plural) list" }
    var hintToCreate: String { "rollcall \(plural) create \(creation)" }
}

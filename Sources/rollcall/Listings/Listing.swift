import Client
import Wire

/// A kind of thing that a server lists: how to ask for it and how its rows read.
protocol Listing {
    associatedtype Query: Request
    associatedtype Row

    static var words: ListingPhrases { get }
    static var columns: [Column<Row>] { get }

    static func query(search: String?, page: Int?, pageSize: Int?) -> Query
    /// The rows of a reply, and how many there are in all.
    static func rows(of reply: Query.Reply) -> (rows: [Row], total: Int)

    static func id(of row: Row) -> Int64
    /// What people call it; a thing that is retired has none.
    static func name(of row: Row) -> String?
}

/// How a kind of thing is spoken of.
struct ListingPhrases: Sendable {
    let singular: String
    /// Also the name of its command.
    let plural: String

    var hintToList: String { "See them with: rollcall \(plural) list" }
}

extension RollcallClient {
    /// The only row that `matches`, of all pages of what `search` finds.
    ///
    /// - Parameter asked: what was looked for, for the sentence that it is not there.
    func only<L: Listing>(
        _ listing: L.Type, search: String, asked: String, where matches: (L.Row) -> Bool
    ) async throws -> L.Row {
        let found = try await all(listing, search: search).filter(matches)
        guard let row = found.first else {
            throw CommandError("There is no \(L.words.singular) \(asked).", hint: L.words.hintToList)
        }
        guard found.count == 1 else {
            let ids = found.map { String(L.id(of: $0)) }.joined(separator: ", ")
            throw CommandError(
                "There are \(found.count) \(L.words.plural) \(asked).", hint: "Name one by its id: \(ids).")
        }
        return row
    }

    /// The id of the thing that people call so.
    func id<L: Listing>(of name: String, _ listing: L.Type) async throws -> Int64 {
        L.id(of: try await only(listing, search: name, asked: name) { L.name(of: $0) == name })
    }

    /// The rows of all pages of what `search` finds. A row that moves on to the next page meanwhile is still one row.
    func all<L: Listing>(_ listing: L.Type, search: String? = nil) async throws -> [L.Row] {
        let pageSize = 1000
        var found: [L.Row] = []
        var ids: Set<Int64> = []
        for number in 1... {
            let reply = try await send(L.query(search: search, page: number, pageSize: pageSize))
            let rows = L.rows(of: reply).rows
            found += rows.filter { ids.insert(L.id(of: $0)).inserted }
            if rows.count < pageSize { break }
        }
        return found
    }
}

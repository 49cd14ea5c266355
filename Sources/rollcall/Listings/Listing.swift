import Client
import Wire

/// A list of a server: its request, and how its rows are read and printed.
protocol Listing {
    associatedtype Query: Request
    associatedtype Row

    static var words: ListingPhrases { get }
    static var columns: [Column<Row>] { get }

    static func query(search: String?, page: Int?, pageSize: Int?) -> Query
    /// Returns the rows of a reply, and the total number on all pages.
    static func rows(of reply: Query.Reply) -> (rows: [Row], total: Int)

    static func id(of row: Row) -> Int64
    /// Returns the name that people use; nil if the row is retired.
    static func name(of row: Row) -> String?
}

/// The nouns for the rows of a list.
struct ListingPhrases: Sendable {
    let singular: String
    /// The plural, which is also the name of the command.
    let plural: String

    var hintToList: String { "See them with: rollcall \(plural) list" }
}

extension RollcallClient {
    /// Returns the only row that `matches`, of all rows that `search` finds.
    ///
    /// - Parameter asked: the row that is searched for, as the error names it.
    /// - Throws: `CommandError` if no row, or more than one, matches.
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
                "There are \(found.count) \(L.words.plural) \(asked).", hint: "Give one of these IDs instead: \(ids).")
        }
        return row
    }

    /// Returns the ID of the row with this name.
    /// - Throws: `CommandError` if no row, or more than one, has the name.
    func id<L: Listing>(of name: String, _ listing: L.Type) async throws -> Int64 {
        L.id(of: try await only(listing, search: name, asked: name) { L.name(of: $0) == name })
    }

    /// Returns the rows on all pages that `search` finds. A row that moves to the next page meanwhile is returned once.
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

import Client

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

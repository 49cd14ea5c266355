import Phrases
import Wire

/// The saved queries on the page for SQL, and the form that saves another.
struct SavedQueries {
    private let queries: [SavedQueryRecord]
    private let page: Int
    private let total: Int

    private static let pageSize = 100

    static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SavedQueries {
        let page = try query.page
        let reply = try await asker.reply(to: GetQueries(page: page, pageSize: pageSize))
        return SavedQueries(queries: reply.queries, page: page, total: reply.total)
    }

    func body(_ view: View) -> HTML {
        let rows: [HTML] = queries.map { Self.row($0, view) }
        let columns: [Phrase] = [.savedQueryName, .queryStatement, .savedAt, .change]
        let table = view.table(columns, rows, empty: .noSavedQueries, id: "queries")
        let pager = view.pager(page, size: Self.pageSize, total: total, path: QueryPage.path, search: nil)
        return "<h2>\(view(.savedQueries))</h2>\(table)\(pager)"
    }

    private static func row(_ query: SavedQueryRecord, _ view: View) -> HTML {
        let run = Form(
            type: .simpleQuery, key: "run \(query.queryName)", then: QueryPage.path, hidden: [("query", query.query)],
            button: .runSaved(query.queryName), style: "inline")
        let delete = Form(
            type: .simpleDeleteQuery, key: query.queryName, hidden: [("query_name", query.queryName)],
            button: .deleteSaved(query.queryName), warning: .deleteSavedWarning(query.queryName))
        return """
            <tr><th scope="row">\(query.queryName)</th><td><code>\(query.query)</code></td>\
            <td>\(view.time(query.savedAt))</td>\
            <td>\(view.form(run))\(view.folded(.deleteSaved(query.queryName), delete))</td></tr>
            """
    }

    /// - Parameter statement: the previous statement.
    static func save(_ statement: String, _ view: View) -> HTML {
        view.folded(
            .saveQuery,
            Form(
                type: .simpleSaveQuery, then: QueryPage.path,
                fields: [
                    .init(name: "query_name", label: .savedQueryName, hint: .savedQueryNameHint),
                    .init(name: "query", label: .queryStatement, input: .area, value: statement),
                ], button: .saveQuery))
    }
}

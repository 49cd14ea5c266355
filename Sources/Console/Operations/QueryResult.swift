import Phrases
import Wire

/// The result of a statement, as a table and as text.
struct QueryResult {
    let statement: String
    let reply: RunQuery.Reply

    func body(_ view: View) -> HTML {
        let rows: [HTML] = reply.rows.map { row in
            let cells: [HTML] = row.map { "<td>\(view.value(Self.text($0)))</td>" }
            return "<tr>\(cells)</tr>"
        }
        let cut: HTML = reply.truncated ? "<p class=\"warning\">\(view(.queryTruncated))</p>" : ""
        return """
            \(QueryPage.form(statement, view))\(SavedQueries.save(statement, view))<h2>\(view(.queryResult))</h2>\
            <p>\(view(Phrase.rows(reply.rows.count)))</p>\(cut)\
            \(view.table(reply.columns.map { Phrase($0.name) }, rows, empty: .queryNoRows))\(copy(view))
            """
    }

    private func copy(_ view: View) -> HTML {
        guard !reply.rows.isEmpty else { return "" }
        return """
            <details><summary>\(view(.queryCSV))</summary>\
            <textarea readonly rows="12" aria-label="\(view(.queryCSV))">\(csv(view))</textarea></details>
            """
    }

    private func csv(_ view: View) -> String {
        CSV(reply.columns.map(\.name), reply.rows.map { $0.map { Self.text($0) ?? "" } }, in: view.language).text
    }

    private static func text(_ cell: CellValue) -> String? {
        switch cell {
        case .null: nil
        case .boolean(let flag): String(flag)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .text(let text): text
        }
    }
}

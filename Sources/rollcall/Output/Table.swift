/// Rows below a header, in columns as narrow as their content permits. A column without a value is left out.
struct Table {
    let headers: [String]
    let rows: [[String]]

    init(_ headers: [String], _ rows: [[String]]) {
        self.headers = headers
        self.rows = rows.map { row in row.map { $0.escapingControls() } }
    }

    init<Row>(_ columns: [Column<Row>], of rows: [Row], times: TimeText) {
        self.init(columns.map(\.header), rows.map { row in columns.map { $0.cell(row, times) } })
    }

    /// The lines of the table, without trailing spaces.
    var lines: [TerminalText] {
        let shown = headers.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let widths = shown.map { column in ([headers] + rows).map { $0[column].count }.max() ?? 0 }
        return ([headers] + rows).map { row in
            "\(Self.line(shown.map { row[$0] }, widths))"
        }
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
        return String(padded.reversed().drop { $0 == " " }.reversed())
    }
}

extension Table {
    /// Returns a list as it is printed: the table, followed by a line if there are more rows; or a sentence if there
    /// are no rows.
    /// - Parameters:
    ///   - total: the number of rows on all pages; the number of `rows` if nil.
    ///   - plural: the noun for the rows.
    ///   - search: the text that was searched for.
    ///   - none: the sentence if there are no rows at all.
    static func lines<Row>(
        _ columns: [Column<Row>], of rows: [Row], total: Int? = nil, called plural: String, search: String? = nil,
        none: TerminalText, _ times: TimeText
    ) -> [TerminalText] {
        let total = total ?? rows.count
        guard rows.isEmpty else {
            let rest: TerminalText = "\(rows.count) of \(total) \(plural). See others with --page."
            return Table(columns, of: rows, times: times).lines + (rows.count < total ? [rest] : [])
        }
        if total > 0 { return ["No \(plural) on this page; there are \(total) in all. Choose a lower --page."] }
        return search.map { ["No \(plural) with \"\($0)\" in their names."] } ?? [none]
    }
}

extension String {
    /// Returns the text padded with spaces to a width in characters; longer text is not truncated.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

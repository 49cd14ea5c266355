/// Rows under a header, in columns as wide as they must be. A column without a single value is left out.
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

    /// Without spaces at the ends of lines.
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

extension String {
    /// With spaces up to a width in characters; longer text stays whole.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

/// One column of a table of rows.
struct Column<Row>: Sendable {
    let header: String
    let cell: @Sendable (Row, TimeText) -> String

    init(_ header: String, _ cell: @escaping @Sendable (Row, TimeText) -> String) {
        self.header = header
        self.cell = cell
    }

    init(_ header: String, _ cell: @escaping @Sendable (Row) -> String) {
        self.init(header) { row, _ in cell(row) }
    }
}

/// Names and values, one on a line; a name without a value is left out.
struct Fields {
    let fields: [(name: String, value: String?)]

    init(_ fields: [(name: String, value: String?)]) {
        self.fields = fields
    }

    var lines: [TerminalText] {
        let shown = fields.compactMap { field in field.value.map { (field.name, $0) } }
        let width = shown.map(\.0.count).max() ?? 0
        return shown.map { name, value in "\(name.padded(to: width))  \(value)" }
    }
}

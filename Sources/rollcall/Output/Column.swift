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

extension Row {
    /// A cell of a query `withTextResults`, counted from 0: nil for `null`, and for a column that there is not.
    public func text(_ column: Int) -> String? {
        guard index < table.rowCount, (0..<table.columnCount).contains(column) else { return nil }
        return table.withCell(row: index, column: column) { bytes in
            bytes.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

internal import CPQ

/// The rows of a statement; empty if it returns none.
public struct QueryResult: RandomAccessCollection, Sendable {
    let table: ResultTable

    /// The number of rows inserted, changed, deleted or returned.
    public var affectedRows: Int { table.affectedRows }

    public var rows: [Row] { Array(self) }

    /// The names and types of the columns, available even if there are no rows.
    public var columns: [(name: String, type: PostgresType)] {
        (0..<table.columnCount).map { (table.name(of: $0), table.type(of: $0)) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { table.rowCount }

    public subscript(index: Int) -> Row {
        Row(table: table, index: index)
    }
}

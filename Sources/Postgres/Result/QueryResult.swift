/// The rows of a statement, none for one that returns none.
public struct QueryResult: RandomAccessCollection, Sendable {
    let table: ResultTable

    /// The number of rows inserted, changed, deleted or returned.
    public var affectedRows: Int { table.affectedRows }

    public var rows: [Row] { Array(self) }

    /// What the columns are called and of which type they are, also where there is no row.
    public var columns: [(name: String, type: PostgresType)] {
        (0..<table.columnCount).map { (table.name(of: $0), table.type(of: $0)) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { table.rowCount }

    public subscript(index: Int) -> Row {
        Row(table: table, index: index)
    }
}

/// The fields of an error: the `PG_DIAG_…` of libpq's `postgres_ext.h`, character constants that Swift does not see.
enum DiagnosticField: Unicode.Scalar {
    case sqlState = "C"
    case message = "M"
    case detail = "D"
    case hint = "H"
    case position = "P"
    case tableName = "t"
    case columnName = "c"
    case constraintName = "n"
}

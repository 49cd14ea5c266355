/// The rows of a statement, none for one that returns none.
public struct QueryResult: RandomAccessCollection, Sendable {
    let table: ResultTable

    /// The number of rows inserted, changed, deleted or returned.
    public var affectedRows: Int { table.affectedRows }

    public var rows: [Row] { Array(self) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { table.rowCount }

    public subscript(index: Int) -> Row {
        Row(table: table, index: index)
    }
}

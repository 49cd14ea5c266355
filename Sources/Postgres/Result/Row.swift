/// One row of a result.
public struct Row: Sendable {
    let table: ResultTable
    let index: Int

    public var columnNames: [String] { (0..<table.columnCount).map(table.name) }

    /// Reads the whole row by position: `let (id, name) = try row.decode((Int64, String).self)`. Throws `PostgresError`
    /// with code `decoding`, also if the row has a different number of columns.
    public func decode<each Value: PostgresDecodable>(
        _ types: (repeat each Value).Type
    ) throws -> (repeat each Value) {
        var column = 0
        func next<Next: PostgresDecodable>(_ type: Next.Type) throws -> Next {
            defer { column += 1 }
            return try decode(column, as: type)
        }
        let values = (repeat try next((each Value).self))
        guard column == table.columnCount else {
            throw PostgresError(.decoding, message: "\(table.columnCount) columns were read as \(column) values.")
        }
        return values
    }

    /// Reads one column by position, counted from 0. Throws `PostgresError` with code `decoding`.
    public func decode<Value: PostgresDecodable>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
        guard index < table.rowCount, (0..<table.columnCount).contains(column) else {
            throw PostgresError(.decoding, message: "There is no column \(column).")
        }
        do {
            return try cell(column, as: type)
        } catch {
            let place = "Column \(column) \"\(table.name(of: column))\" of type \(table.type(of: column).rawValue)"
            throw PostgresError(.decoding, message: "\(place) read as \(Value.self): \(error)", cause: error)
        }
    }

    /// Reads one column by name. Throws `PostgresError` with code `decoding`.
    public func decode<Value: PostgresDecodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        guard let column = table.column(named: name) else {
            throw PostgresError(.decoding, message: "There is no column \"\(name)\".")
        }
        return try decode(column, as: type)
    }

    private func cell<Value: PostgresDecodable>(_ column: Int, as type: Value.Type) throws -> Value {
        let stored = table.type(of: column)
        guard Value.accepts(stored) else { throw WireError("not a type it can be read from") }
        return try table.withCell(row: index, column: column) { bytes in
            guard let bytes else { return try Value.decodeNull() }
            return try Value.decodeWhole(bytes, type: stored)
        }
    }
}

extension Row {
    /// Returns a cell of a query `withTextResults`, counted from 0: nil for `null` and for a nonexistent column.
    public func text(_ column: Int) -> String? {
        guard index < table.rowCount, (0..<table.columnCount).contains(column) else { return nil }
        return table.withCell(row: index, column: column) { bytes in
            bytes.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

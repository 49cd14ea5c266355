internal import CPQ
import Foundation

extension ResultTable {
    /// The fields of an error: the `PG_DIAG_…` of libpq's `postgres_ext.h`, character constants that Swift does not
    /// import.
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
}

/// Owns a libpq result. Its cells are read in place, without copying them.
///
/// Unchecked: libpq's results do not change once they have been handed out, and may be read from any thread.
final class ResultTable: @unchecked Sendable {
    private let handle: OpaquePointer
    let rowCount: Int
    let columnCount: Int

    init(_ handle: OpaquePointer) {
        self.handle = handle
        self.rowCount = Int(PQntuples(handle))
        self.columnCount = Int(PQnfields(handle))
    }

    deinit {
        PQclear(handle)
    }

    var status: ExecStatusType { PQresultStatus(handle) }

    /// The command tag: `INSERT 0 1`, `COMMIT`.
    var commandTag: String { String(cString: PQcmdStatus(handle)) }

    var affectedRows: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    func field(_ field: ResultTable.DiagnosticField) -> String? {
        PQresultErrorField(handle, Int32(field.rawValue.value)).map { String(cString: $0) }
    }

    func type(of column: Int) -> PostgresType {
        PostgresType(rawValue: PQftype(handle, Int32(column)))
    }

    func name(of column: Int) -> String {
        PQfname(handle, Int32(column)).map { String(cString: $0) } ?? ""
    }

    /// `PQfnumber` would fold the case of the name.
    func column(named name: String) -> Int? {
        (0..<columnCount).first { strcmp(PQfname(handle, Int32($0)), name) == 0 }
    }

    /// Calls `body` with the bytes of a cell, nil for `null`.
    func withCell<Result>(
        row: Int, column: Int, _ body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard PQgetisnull(handle, Int32(row), Int32(column)) == 0 else { return try body(nil) }
        let start = PQgetvalue(handle, Int32(row), Int32(column))
        return try body(
            UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, Int32(row), Int32(column)))))
    }

    /// Returns the total number of bytes in all cells.
    func countBytes() -> Int {
        (0..<Int32(rowCount)).reduce(0) { sum, row in
            (0..<Int32(columnCount)).reduce(sum) { $0 + Int(PQgetlength(handle, row, $1)) }
        }
    }
}

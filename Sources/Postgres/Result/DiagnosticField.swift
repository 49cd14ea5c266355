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

import ArgumentParser
import Tables
import Wire

/// How the result of a statement is printed.
struct QueryOutputOptions: ParsableArguments {
    @Flag(help: "Print comma-separated values (RFC 4180).")
    var csv = false

    /// Returns the result as a table; empty if it was printed as CSV.
    func lines(_ reply: RunQuery.Reply, _ output: Output) throws -> [TerminalText] {
        guard csv else { return reply.table.lines }
        try output.write(reply.csv)
        return []
    }

    /// Prints a warning if rows were left out.
    func warn(_ reply: RunQuery.Reply) {
        if reply.truncated { Output.warn("There are more rows than the \(reply.rows.count) shown.") }
    }
}

extension RunQuery.Reply {
    fileprivate var csv: String {
        let rows = [columns.map(\.name)] + rows.map { $0.map(\.shown) }
        return rows.map { CSVCell.line($0) }.joined(separator: "\r\n")
    }

    fileprivate var table: Table {
        Table(columns.map(\.name), rows.map { $0.map(\.shown) })
    }
}

extension CellValue {
    /// The value as text; empty for null.
    fileprivate var shown: String {
        switch self {
        case .null: ""
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let whole): String(whole)
        case .number(let number): String(number)
        case .text(let text): text
        }
    }
}

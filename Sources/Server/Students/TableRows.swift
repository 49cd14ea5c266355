import SwiftCSV
import Wire

/// The rows of comma-separated values, in their order and with their lines.
struct TableRows {
    /// Without those that are empty.
    let rows: [TableRow]
    /// What keeps all or some of the text from being read.
    let problems: [ImportProblem]

    init(_ text: TableText) {
        guard text.problems.isEmpty else {
            (rows, problems) = ([], text.problems)
            return
        }
        let reader = Reader()
        do {
            let table = try CSV<Nothing>(
                string: text.text, delimiter: .character(text.delimiter), loadColumns: false)
            try table.enumerateAsArray(startAt: 0, rowLimit: nil) { reader.take($0) }
            problems = text.isLeftOpen ? [reader.unclosed()] : []
        } catch {
            problems = [reader.broken]
        }
        rows = reader.rows.filter { !$0.isEmpty }
    }

    /// Counts lines, which SwiftCSV does not: a row ends one, and so does each line feed in a quoted cell.
    private final class Reader {
        private(set) var rows: [TableRow] = []
        private var line = 1

        func take(_ cells: [String]) {
            rows.append(TableRow(line: line, cells: cells))
            line += 1 + cells.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
        }

        /// The row that was being read when SwiftCSV gave up.
        var broken: ImportProblem {
            ImportProblem(
                line: line,
                reason:
                    "A quote stands in the middle of a cell; it has to be doubled there, and the cell to be quoted. "
                    + "What follows was not read.")
        }

        /// SwiftCSV takes all that follows an open quote for one cell of the last row, and says nothing.
        func unclosed() -> ImportProblem {
            let last = rows.popLast()
            return ImportProblem(
                line: last?.line ?? line, reason: "A quote is opened that nothing closes. What follows was not read.")
        }
    }

    /// SwiftCSV's own views keep every row as long as the longest: a few bytes could ask for all the memory there is.
    private struct Nothing: CSVView {
        let rows: [[String]] = []
        let columns: Never? = nil

        init(header: [String], text: String, delimiter: CSVDelimiter, loadColumns: Bool, rowLimit: Int?) {}

        func serialize(header: [String], delimiter: CSVDelimiter) -> String { "" }
    }
}

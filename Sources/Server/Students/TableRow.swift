/// A row of comma-separated values.
struct TableRow: Equatable {
    /// Where it begins, from 1.
    let line: Int
    let cells: [String]

    var isEmpty: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
}

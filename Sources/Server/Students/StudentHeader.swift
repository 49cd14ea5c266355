import Foundation
import Wire

/// The first line of a table of students: which column stands where.
struct StudentHeader {
    private(set) var places: [StudentColumn: Int] = [:]
    private(set) var problems: [ImportProblem] = []

    init(_ row: TableRow) {
        for (place, cell) in row.cells.enumerated() where !problems.isFull {
            let name = cell.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { continue }
            if let reason = take(name, at: place) {
                problems.append(ImportProblem(line: row.line, column: String(name.prefix(100)), reason: reason))
            }
        }
        for column in StudentColumn.allCases where column.isNecessary && places[column] == nil {
            problems.append(
                ImportProblem(line: row.line, column: column.rawValue, reason: "The first line has no such column."))
        }
    }

    /// Whether there is enough to look at the rows.
    var isUsable: Bool { StudentColumn.allCases.allSatisfy { !$0.isNecessary || places[$0] != nil } }

    private mutating func take(_ name: String, at place: Int) -> String? {
        guard let column = StudentColumn(rawValue: name.lowercased()) else {
            return "A table of students has no such column, but \(StudentColumn.names)."
        }
        guard places[column] == nil else { return "The column is there twice." }
        places[column] = place
        return nil
    }
}

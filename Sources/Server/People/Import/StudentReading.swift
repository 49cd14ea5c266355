import Phrases
import Store
import Wire

/// Reads one row of a table of students, and records all its faults.
struct StudentReading {
    static let maxGroups = 20

    private let row: TableRows.Row
    private let header: StudentTable.Header
    private(set) var problems: [TableProblem] = []

    init(_ row: TableRows.Row, _ header: StudentTable.Header) {
        self.row = row
        self.header = header
    }

    /// Returns nil if a cell is not valid.
    /// - Parameter names: the names of groups in the rows before; those of this row are added.
    mutating func student(_ names: inout CheckedGroups) -> StudentImport.Student? {
        let email = checked(.email) { cell throws(Check.TextRule.Complaint) in try Check.TextRule.email(cell) }
        let firstName = name(.firstName)
        let lastName = name(.lastName)
        let groups = groups(&names)
        requireNothingElse()
        guard problems.isEmpty, let email, let firstName, let lastName else { return nil }
        return StudentImport.Student(
            line: row.line, email: email, firstName: firstName, lastName: lastName, groups: groups)
    }

    private mutating func name(_ column: StudentTable.Column) -> String? {
        checked(column) { cell throws(Check.TextRule.Complaint) in try Check.TextRule.text(cell, limit: 100) }
    }

    private mutating func groups(_ checked: inout CheckedGroups) -> [String] {
        let verdicts = checked.verdicts(on: cell(.groups))
        guard verdicts.count <= Self.maxGroups else {
            note(.groups, .cellNamesTooManyGroups(Self.maxGroups))
            return []
        }
        var groups: [String] = []
        for verdict in verdicts {
            switch verdict {
            case .success(let group): groups.append(group)
            case .failure(let complaint): note(.groups, complaint.cellProblem)
            }
        }
        return groups
    }

    /// Reports a cell without a column name, which would be lost.
    private mutating func requireNothingElse() {
        let isLost = row.cells.enumerated().contains { place, cell in
            !header.named.contains(place) && !cell.allSatisfy(\.isWhitespace)
        }
        guard isLost else { return }
        problems.append(
            TableProblem(line: row.line, reason: .rowHasTooManyCells))
    }

    private func cell(_ column: StudentTable.Column) -> String {
        guard let place = header.places[column], row.cells.indices.contains(place) else { return "" }
        return row.cells[place]
    }

    private mutating func checked(
        _ column: StudentTable.Column, _ rule: (String) throws(Check.TextRule.Complaint) -> String
    ) -> String? {
        do {
            return try rule(cell(column))
        } catch {
            note(column, error.cellProblem)
            return nil
        }
    }

    private mutating func note(_ column: StudentTable.Column, _ reason: Phrase) {
        problems.append(TableProblem(line: row.line, column: column.rawValue, reason: reason))
    }
}

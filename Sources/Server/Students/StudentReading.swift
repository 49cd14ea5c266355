import Foundation
import Store
import Wire

/// Reads one row of a table of students, and notes all that is wrong with it.
struct StudentReading {
    private static let mostGroups = 20

    private let row: TableRows.Row
    private let header: StudentTable.Header
    private(set) var problems: [ImportProblem] = []

    init(_ row: TableRows.Row, _ header: StudentTable.Header) {
        self.row = row
        self.header = header
    }

    /// Nil where something is wrong.
    mutating func student() -> NewStudent? {
        let email = checked(.email) { cell throws(Check.TextRule.Complaint) in try Check.TextRule.email(cell) }
        let firstName = name(.firstName)
        let lastName = name(.lastName)
        let groups = groups()
        requireNothingElse()
        guard problems.isEmpty, let email, let firstName, let lastName else { return nil }
        return NewStudent(line: row.line, email: email, firstName: firstName, lastName: lastName, groups: groups)
    }

    private mutating func name(_ column: StudentTable.Column) -> String? {
        checked(column) { cell throws(Check.TextRule.Complaint) in try Check.TextRule.text(cell, most: 100) }
    }

    private mutating func groups() -> [String] {
        let names = cell(.groups).utf8.split(separator: UInt8(ascii: "|")).map {
            String(Substring($0)).trimmingCharacters(in: .whitespaces)
        }
        let groups = names.filter { !$0.isEmpty }
        guard groups.count <= Self.mostGroups else {
            note(.groups, "must name at most \(Self.mostGroups) groups")
            return []
        }
        return groups.compactMap { group in
            checked(.groups, group) { cell throws(Check.TextRule.Complaint) in try Check.TextRule.text(cell, most: 100)
            }
        }
    }

    /// A cell under no name would be lost.
    private mutating func requireNothingElse() {
        let named = Set(header.places.values)
        let isLost = row.cells.enumerated().contains { place, cell in
            !named.contains(place) && !cell.allSatisfy(\.isWhitespace)
        }
        // A column of another name is told once, with the first line.
        guard isLost, header.problems.isEmpty else { return }
        problems.append(
            ImportProblem(line: row.line, reason: "The row has a cell that stands under no name of the first line."))
    }

    private func cell(_ column: StudentTable.Column) -> String {
        guard let place = header.places[column], row.cells.indices.contains(place) else { return "" }
        return row.cells[place]
    }

    private mutating func checked(
        _ column: StudentTable.Column, _ text: String? = nil,
        _ rule: (String) throws(Check.TextRule.Complaint) -> String
    ) -> String? {
        do {
            return try rule(text ?? cell(column))
        } catch {
            note(column, error.text)
            return nil
        }
    }

    private mutating func note(_ column: StudentTable.Column, _ complaint: String) {
        problems.append(ImportProblem(line: row.line, column: column.rawValue, reason: "The cell \(complaint)."))
    }
}

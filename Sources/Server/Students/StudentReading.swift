import Foundation
import Store
import Wire

/// Reads one row of a table of students, and notes all that is wrong with it.
struct StudentReading {
    private static let mostGroups = 20

    private let row: TableRow
    private let header: StudentHeader
    private(set) var problems: [ImportProblem] = []

    init(_ row: TableRow, _ header: StudentHeader) {
        self.row = row
        self.header = header
    }

    /// Nil where something is wrong.
    mutating func student() -> NewStudent? {
        let email = checked(.email) { cell throws(TextRule.Complaint) in try TextRule.email(cell) }
        let firstName = name(.firstName)
        let lastName = name(.lastName)
        let groups = groups()
        requireNothingElse()
        guard problems.isEmpty, let email, let firstName, let lastName else { return nil }
        return NewStudent(line: row.line, email: email, firstName: firstName, lastName: lastName, groups: groups)
    }

    private mutating func name(_ column: StudentColumn) -> String? {
        checked(column) { cell throws(TextRule.Complaint) in try TextRule.text(cell, most: 100) }
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
            checked(.groups, group) { cell throws(TextRule.Complaint) in try TextRule.text(cell, most: 100) }
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

    private func cell(_ column: StudentColumn) -> String {
        guard let place = header.places[column], row.cells.indices.contains(place) else { return "" }
        return row.cells[place]
    }

    private mutating func checked(
        _ column: StudentColumn, _ text: String? = nil,
        _ rule: (String) throws(TextRule.Complaint) -> String
    ) -> String? {
        do {
            return try rule(text ?? cell(column))
        } catch {
            note(column, error.text)
            return nil
        }
    }

    private mutating func note(_ column: StudentColumn, _ complaint: String) {
        problems.append(ImportProblem(line: row.line, column: column.rawValue, reason: "The cell \(complaint)."))
    }
}

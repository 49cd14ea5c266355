import Foundation
import Phrases
import Wire

extension StudentTable {
    /// A column of a table of students, by its name in the first line.
    enum Column: String, CaseIterable {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        /// Names of groups, separated by `|`.
        case groups

        var isNecessary: Bool { self != .groups }

        /// The names in schools and their systems, in English, Danish and German: only letters, in lower case.
        private static let known: [String: Column] = {
            let words: [Column: String] = [
                .email: "email mail emailaddress mailaddress emailadresse mailadresse",
                .firstName: "firstname givenname forename fornavn vorname rufname",
                .lastName: "lastname familyname surname efternavn nachname familienname zuname",
                .groups: "groups group class classes klasse klasser klassen gruppe grupper gruppen hold",
            ]
            return words.reduce(into: [:]) { known, entry in
                for word in entry.value.split(separator: " ") { known[String(word)] = entry.key }
            }
        }()

        /// Accepts a name in any case, with blanks, hyphens or underscores in it.
        init?(head: String) {
            guard let column = Self.known[Header.key(head)] else { return nil }
            self = column
        }
    }

    /// The first line of a table of students: the position of each column.
    struct Header {
        private(set) var places: [Column: Int] = [:]
        /// The positions of all columns that have a name, including those that are ignored.
        private(set) var named: Set<Int> = []
        private(set) var problems: [TableProblem] = []
        private(set) var notes: [TableProblem] = []
        /// Nil if the table is not OneRoster's.
        let oneRoster: OneRosterUsers?

        init(_ row: TableRows.Row) {
            oneRoster = OneRosterUsers(row.cells)
            for (place, cell) in row.cells.enumerated() where !problems.isFull && !notes.isFull {
                let name = cell.trimmingCharacters(in: .whitespaces)
                guard !name.isEmpty else { continue }
                named.insert(place)
                take(name, at: place, line: row.line)
            }
            if oneRoster != nil {
                notes.append(TableProblem(line: row.line, reason: .tableReadAsOneRoster))
            }
            for column in Column.allCases where column.isNecessary && places[column] == nil {
                problems.append(
                    TableProblem(line: row.line, column: column.rawValue, reason: .columnMissing)
                )
            }
        }

        /// Whether it has enough columns to read the rows.
        var isUsable: Bool { Column.allCases.allSatisfy { !$0.isNecessary || places[$0] != nil } }

        private mutating func take(_ name: String, at place: Int, line: Int) {
            func problem(_ reason: Phrase) -> TableProblem {
                TableProblem(line: line, column: String(name.prefix(100)), reason: reason)
            }
            guard let column = Column(head: name) else {
                if oneRoster == nil { notes.append(problem(.columnPassedOver)) }
                return
            }
            guard places[column] == nil else { return problems.append(problem(.columnRepeated)) }
            places[column] = place
        }

        /// Returns a name without insignificant differences: case, blanks, hyphens, underscores, dots.
        static func key(_ name: String) -> String {
            String(name.lowercased().filter { !$0.isWhitespace && !"-_.".contains($0) })
        }
    }
}

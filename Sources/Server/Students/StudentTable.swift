import Foundation
import Postgres
import Store
import Wire

/// A table of students as it was sent: whom it names, and what is wrong with it as far as it can be seen by itself.
struct StudentTable: Sendable {
    static let mostStudents = 5000
    /// Different ones, of all rows.
    private static let mostGroups = 1000

    /// Rows that are not empty, sound or not.
    private(set) var count = 0
    /// Of the rows in which nothing is wrong.
    private(set) var students: [StudentImport.Student] = []
    private(set) var problems: [ImportProblem]

    init(_ csv: String) {
        let table = TableRows(csv)
        problems = table.problems
        guard let first = table.rows.first else {
            if problems.isEmpty {
                problems = [ImportProblem(line: 1, reason: "The table is empty. It needs \(Column.names).")]
            }
            return
        }
        take(table.rows.dropFirst(), under: Header(first))
    }

    private mutating func take(_ rows: ArraySlice<TableRows.Row>, under header: Header) {
        count = rows.count
        problems += header.problems
        if rows.count > Self.mostStudents {
            problems.append(
                ImportProblem(
                    line: rows[rows.startIndex + Self.mostStudents].line,
                    reason: "The table has \(rows.count) students; at most \(Self.mostStudents) are imported at once."))
        }
        guard header.isUsable else { return }
        var groups: Set<String> = []
        var names = CheckedGroups()
        for row in rows.prefix(Self.mostStudents) where !problems.isFull {
            var reading = StudentReading(row, header)
            if let student = reading.student(&names) {
                students.append(student)
                groups.formUnion(student.groups)
            }
            problems += reading.problems
            guard groups.count <= Self.mostGroups else {
                let reason = "The table names more than \(Self.mostGroups) groups. What follows was not read."
                return problems.append(ImportProblem(line: row.line, reason: reason))
            }
        }
    }

    /// A column of a table of students, by its name in the first line.
    enum Column: String, CaseIterable {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        /// Names of groups with `|` between them.
        case groups

        var isNecessary: Bool { self != .groups }

        static let names = allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// The first line of a table of students: which column stands where.
    struct Header {
        private(set) var places: [Column: Int] = [:]
        private(set) var problems: [ImportProblem] = []

        init(_ row: TableRows.Row) {
            for (place, cell) in row.cells.enumerated() where !problems.isFull {
                let name = cell.trimmingCharacters(in: .whitespaces)
                guard !name.isEmpty else { continue }
                if let reason = take(name, at: place) {
                    problems.append(ImportProblem(line: row.line, column: String(name.prefix(100)), reason: reason))
                }
            }
            for column in Column.allCases where column.isNecessary && places[column] == nil {
                problems.append(
                    ImportProblem(line: row.line, column: column.rawValue, reason: "The first line has no such column.")
                )
            }
        }

        /// Whether there is enough to look at the rows.
        var isUsable: Bool { Column.allCases.allSatisfy { !$0.isNecessary || places[$0] != nil } }

        private mutating func take(_ name: String, at place: Int) -> String? {
            guard let column = Column(rawValue: name.lowercased()) else {
                return "A table of students has no such column, but \(Column.names)."
            }
            guard places[column] == nil else { return "The column is there twice." }
            places[column] = place
            return nil
        }
    }
}

extension StudentTable {
    private static let queue = DispatchQueue(label: "rollcall.imports", qos: .utility)

    /// Reads a table beside the threads that answer requests, one after the other: a large one takes a while.
    static func read(_ csv: String) async -> StudentTable {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: StudentTable(csv)) }
        }
    }
}

extension StudentTable {
    /// What can be seen by itself and what the database knows against it, by lines. Not all of it where
    /// there is more than is told.
    func allProblems(in database: some Querying) async throws -> [ImportProblem] {
        let found = try await StudentImport(students, in: database).obstacles(most: [ImportProblem].mostTold + 1)
        let obstacles = found.map(ImportProblem.init)
        return (problems + obstacles).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
}

extension ImportProblem {
    fileprivate init(_ found: (line: Int, obstacle: StudentImport.Obstacle)) {
        switch found.obstacle {
        case .known:
            self.init(line: found.line, column: "email", reason: "Somebody has that e-mail address already.")
        case .repeated(let line):
            self.init(line: found.line, column: "email", reason: "The address is that of line \(line), too.")
        case .noGroup(let name):
            self.init(line: found.line, column: "groups", reason: "There is no group '\(name)'. Create it first.")
        }
    }
}

extension [ImportProblem] {
    /// As many are told.
    static let mostTold = 1000

    /// Whether there are more than are told, so that it is in vain to look for others.
    var isFull: Bool { count > Self.mostTold }

    /// The first ones; where there are more, the last one says so.
    var told: [ImportProblem] {
        guard isFull else { return self }
        let rest = ImportProblem(
            line: self[Self.mostTold].line, reason: "There are more problems than the \(Self.mostTold) told here.")
        return prefix(Self.mostTold) + [rest]
    }
}

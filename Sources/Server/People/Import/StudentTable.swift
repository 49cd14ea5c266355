import Foundation
import Postgres
import Store
import Wire

/// A table of students as it was sent: whom it names, and what is wrong with it as far as it can be seen by itself.
struct StudentTable: Sendable {
    static let maxStudents = 5000
    /// Different ones, of all rows.
    private static let maxGroups = 1000

    /// Rows that are not empty, sound or not.
    private(set) var count = 0
    /// Of the rows in which nothing is wrong.
    private(set) var students: [StudentImport.Student] = []
    private(set) var problems: [ImportProblem]
    /// What was passed over, and how the table was read.
    private(set) var notes: [ImportProblem] = []

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
        notes += header.notes
        if rows.count > Self.maxStudents {
            problems.append(
                ImportProblem(
                    line: rows[rows.startIndex + Self.maxStudents].line,
                    reason: "The table has \(rows.count) students; at most \(Self.maxStudents) are imported at once."))
        }
        guard header.isUsable else { return }
        var groups: Set<String> = []
        var names = CheckedGroups()
        for row in rows.prefix(Self.maxStudents) where !problems.isFull {
            if let reason = header.oneRoster?.reasonToPass(row.cells) {
                count -= 1
                if !notes.isFull { notes.append(ImportProblem(line: row.line, reason: reason)) }
                continue
            }
            var reading = StudentReading(row, header)
            if let student = reading.student(&names) {
                students.append(student)
                groups.formUnion(student.groups)
            }
            problems += reading.problems
            guard groups.count <= Self.maxGroups else {
                let reason = "The table names more than \(Self.maxGroups) groups. What follows was not read."
                return problems.append(ImportProblem(line: row.line, reason: reason))
            }
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
    /// - Parameter createsGroups: whether groups that are not there are made.
    func allProblems(in database: some Querying, createsGroups: Bool) async throws -> [ImportProblem] {
        let found = try await StudentImport(students, in: database).obstacles(
            limit: [ImportProblem].maxTold + 1, createsGroups: createsGroups)
        let obstacles = found.map(ImportProblem.init)
        return (problems + obstacles).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
}

extension ImportProblem {
    fileprivate init(_ found: (line: Int, obstacle: StudentImport.Obstacle)) {
        switch found.obstacle {
        case .known:
            self.init(line: found.line, column: "email", reason: "The e-mail address is taken.")
        case .repeated(let line):
            self.init(line: found.line, column: "email", reason: "The address is that of line \(line), too.")
        case .noGroup(let name):
            self.init(line: found.line, column: "groups", reason: "There is no group '\(name)'. Create it first.")
        }
    }
}

extension [ImportProblem] {
    /// As many are told.
    static let maxTold = 1000

    /// Whether there are more than are told, so that it is in vain to look for others.
    var isFull: Bool { count > Self.maxTold }

    /// The first ones; where there are more, the last one says so.
    var told: [ImportProblem] {
        guard isFull else { return self }
        let rest = ImportProblem(
            line: self[Self.maxTold].line, reason: "There are more problems than the \(Self.maxTold) listed here.")
        return prefix(Self.maxTold) + [rest]
    }
}

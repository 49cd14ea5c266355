import Concurrency
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// A table of students as it was sent: the students, and the faults that can be found without the database.
struct StudentTable: Sendable {
    static let maxStudents = 5000
    /// The maximum number of different groups in all rows.
    private static let maxGroups = 1000

    /// The number of rows that are not empty, valid or not.
    private(set) var count = 0
    /// The students of all rows without faults.
    private(set) var students: [StudentImport.Student] = []
    private(set) var problems: [TableProblem]
    /// What was skipped, and how the table was read.
    private(set) var notes: [TableProblem] = []

    init(_ csv: String) {
        let table = TableRows(csv)
        problems = table.problems
        guard let first = table.rows.first else {
            if problems.isEmpty {
                problems = [TableProblem(line: 1, reason: .tableEmpty)]
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
                TableProblem(
                    line: rows[rows.startIndex + Self.maxStudents].line,
                    reason: .tableHasTooManyStudents(rows.count, Self.maxStudents)))
        }
        guard header.isUsable else { return }
        var groups: Set<String> = []
        var names = CheckedGroups()
        for row in rows.prefix(Self.maxStudents) where !problems.isFull {
            if let reason = header.oneRoster?.reasonToPass(row.cells) {
                count -= 1
                if !notes.isFull { notes.append(TableProblem(line: row.line, reason: reason)) }
                continue
            }
            var reading = StudentReading(row, header)
            if let student = reading.student(&names) {
                students.append(student)
                groups.formUnion(student.groups)
            }
            problems += reading.problems
            guard groups.count <= Self.maxGroups else {
                let reason = .tableNamesTooManyGroups(Self.maxGroups) + .restNotRead
                return problems.append(TableProblem(line: row.line, reason: reason))
            }
        }
    }
}

extension StudentTable {
    private static let queue = DispatchQueue(label: "rollcall.imports", qos: .utility)

    /// Reads tables one after the other, off the threads that answer requests: a large one takes a while.
    static func read(_ csv: String) async -> StudentTable {
        await queue.run { StudentTable(csv) }
    }
}

extension StudentTable {
    /// Returns the faults of the table and its conflicts with the database, by line; not all of them if there are more
    /// than are listed.
    /// - Parameter createsGroups: whether missing groups are created.
    func allProblems(in database: some Querying, createsGroups: Bool) async throws -> [TableProblem] {
        let found = try await StudentImport(students, in: database).obstacles(
            limit: [TableProblem].maxTold + 1, createsGroups: createsGroups)
        let obstacles = found.map(TableProblem.init)
        return (problems + obstacles).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }
}

extension TableProblem {
    fileprivate init(_ found: (line: Int, obstacle: StudentImport.Obstacle)) {
        switch found.obstacle {
        case .known:
            self.init(line: found.line, column: "email", reason: .emailTaken)
        case .repeated(let line):
            self.init(line: found.line, column: "email", reason: .addressRepeated(line))
        case .noGroup(let name):
            self.init(line: found.line, column: "groups", reason: .noGroupNamedCreateFirst(name))
        }
    }
}

extension [TableProblem] {
    /// The maximum number of problems that are listed.
    static let maxTold = 1000

    /// Whether there are more than are listed, so further checks are useless.
    var isFull: Bool { count > Self.maxTold }

    /// The first problems, in the reader's language; if there are more, the last one states this.
    func told(in language: Language) -> [ImportProblem] {
        let rest =
            isFull ? [TableProblem(line: self[Self.maxTold].line, reason: .problemsNotAllListed(Self.maxTold))] : []
        return (prefix(Self.maxTold) + rest).map { ImportProblem($0, in: language) }
    }
}

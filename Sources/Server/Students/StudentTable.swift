import Store
import Wire

/// A table of students as it was sent: whom it names, and what is wrong with it as far as it can be seen by itself.
struct StudentTable {
    static let mostStudents = 5000

    /// Rows that are not empty, sound or not.
    private(set) var count = 0
    /// Of the rows in which nothing is wrong.
    private(set) var students: [NewStudent] = []
    private(set) var problems: [ImportProblem]

    init(_ csv: String) {
        let table = TableRows(csv)
        problems = table.problems
        guard let first = table.rows.first else {
            if problems.isEmpty {
                problems = [ImportProblem(line: 1, reason: "The table is empty. It needs \(StudentColumn.names).")]
            }
            return
        }
        take(table.rows.dropFirst(), under: StudentHeader(first))
    }

    private mutating func take(_ rows: ArraySlice<TableRow>, under header: StudentHeader) {
        count = rows.count
        problems += header.problems
        if rows.count > Self.mostStudents {
            problems.append(
                ImportProblem(
                    line: rows[rows.startIndex + Self.mostStudents].line,
                    reason: "The table has \(rows.count) students; at most \(Self.mostStudents) are imported at once."))
        }
        guard header.isUsable else { return }
        for row in rows.prefix(Self.mostStudents) where !problems.isFull {
            var reading = StudentReading(row, header)
            if let student = reading.student() { students.append(student) }
            problems += reading.problems
        }
    }
}

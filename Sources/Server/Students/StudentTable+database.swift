import Postgres
import Store
import Wire

extension StudentTable {
    /// What can be seen by itself and what the database knows against it, by lines. Not all of it where
    /// there is more than is told.
    func allProblems(in database: some Querying) async throws -> [ImportProblem] {
        let obstacles = try await StudentImport(students, in: database).obstacles().map(ImportProblem.init)
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

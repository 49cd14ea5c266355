import Store
import Wire

enum GetStudentsHandler: Handler {
    static func handle(_ arguments: GetStudents, _ context: HandlerContext) async throws -> GetStudents.Reply {
        let found = try await PersonRepository(context.services.pool).list(
            Check.list(arguments), classification: .student)
        return GetStudents.Reply(students: found.rows.map(PersonRecord.init), total: found.total)
    }
}

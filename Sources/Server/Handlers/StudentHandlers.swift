import Accounts
import Foundation
import Postgres
import Store
import Vocabulary
import Wire

enum StudentHandlers {
    static func list(_ arguments: GetStudents, _ context: HandlerContext) async throws -> GetStudents.Reply {
        let found = try await PersonRepository(context.services.pool).list(
            Check.list(arguments), classification: .student)
        return GetStudents.Reply(students: found.rows.map(PersonRecord.init), total: found.total)
    }

    static func create(_ arguments: CreateStudent, _ context: HandlerContext) async throws -> CreateStudent.Reply {
        let account = PersonHandlers.NewAccount(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            classification: .student, password: arguments.password)
        return CreateStudent.Reply(personID: try await account.create(context))
    }

    static func edit(_ arguments: EditStudent, _ context: HandlerContext) async throws -> NoReply {
        let changes = PersonHandlers.AccountChanges(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            password: arguments.password, disabled: arguments.disabled)
        try await changes.make(to: arguments.personID, only: .student, context)
        return NoReply()
    }

    static func delete(_ arguments: DeleteStudent, _ context: HandlerContext) async throws -> NoReply {
        try await context.erase(arguments.personID, only: .student)
        return NoReply()
    }

    static func importTable(_ arguments: ImportStudents, _ context: HandlerContext) async throws -> ImportStudents.Reply
    {
        let table = await StudentTable.read(arguments.csv)
        guard arguments.dryRun == false else {
            let problems = try await table.allProblems(in: context.services.pool)
            return ImportStudents.Reply(students: table.count, imported: false, problems: problems.told)
        }
        return try await context.services.pool.withTransaction { transaction in
            let problems = try await table.allProblems(in: transaction)
            if let first = problems.first { throw refusal(first, of: problems.count) }
            return try await run(
                table.students, issuesCodes: arguments.issueCodes == true, context, in: transaction)
        }
    }

    private static func run(
        _ students: [StudentImport.Student], issuesCodes: Bool, _ context: HandlerContext, in transaction: Transaction
    ) async throws -> ImportStudents.Reply {
        let work = StudentImport(students, in: transaction)
        let people = AuditEntry.Targets.people(try await work.run(at: context.now))
        try await context.audit(
            .studentsImported, subjects: people, ["students": String(students.count)], in: transaction)
        guard issuesCodes else { return ImportStudents.Reply(students: students.count, imported: true) }
        let codes = students.map { ($0.email, PaperCode()) }
        let end = try await work.issueCodes(hashes: codes.map(\.1.hash), at: context.now)
        try await context.audit(.claimCodeIssued, subjects: people, in: transaction)
        return ImportStudents.Reply(
            students: students.count, imported: true,
            codes: codes.map { ClaimCodeRecord(email: $0, code: $1.text) }, codesExpireAt: end)
    }

    private static func refusal(_ first: ImportProblem, of count: Int) -> Failure {
        let most = [ImportProblem].mostTold
        let problems = count == 1 ? "1 problem" : count > most ? "more than \(most) problems" : "\(count) problems"
        let column = first.column.map { ", column '\($0)'" } ?? ""
        return Failure(
            .cannotBeDone,
            "Nobody was imported: the table has \(problems), which a dry run lists. "
                + "The first is on line \(first.line)\(column): \(first.reason)")
    }
}

import Accounts
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum StudentHandlers {
    static func list(_ arguments: GetStudents, _ context: HandlerContext) async throws -> GetStudents.Reply {
        let found = try await PersonRepository(context.services.pool).list(
            Check.list(arguments, in: context.language), classification: .student)
        return GetStudents.Reply(students: found.rows.map(PersonRecord.init), total: found.total)
    }

    static func create(_ arguments: CreateStudent, _ context: HandlerContext) async throws -> CreateStudent.Reply {
        let account = PersonHandlers.NewAccount(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            classification: .student, password: arguments.password)
        return CreateStudent.Reply(personID: try await account.create(context))
    }

    static func edit(_ arguments: EditStudent, _ context: HandlerContext) async throws -> EmptyReply {
        let changes = PersonHandlers.AccountChanges(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            password: arguments.password, disabled: arguments.disabled)
        try await changes.make(to: arguments.personID, only: .student, context)
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteStudent, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.erase(arguments.personID, only: .student)
        return EmptyReply()
    }

    static func importTable(_ arguments: ImportStudents, _ context: HandlerContext) async throws -> ImportStudents.Reply
    {
        let table = await StudentTable.read(arguments.csv)
        guard arguments.dryRun == false else { return try await look(at: table, arguments, context) }
        return try await context.services.pool.withTransaction { transaction in
            let createsGroups = arguments.createGroups == true
            let problems = try await table.allProblems(in: transaction, createsGroups: createsGroups)
            if let first = problems.first { throw refusal(first, of: problems.count) }
            if createsGroups { try await createGroups(of: table.students, context, in: transaction) }
            return try await run(table, issuesCodes: arguments.issueCodes == true, context, in: transaction)
        }
    }

    /// The effect that an import would have.
    private static func look(
        at table: StudentTable, _ arguments: ImportStudents, _ context: HandlerContext
    ) async throws -> ImportStudents.Reply {
        let database = context.services.pool
        let work = StudentImport(table.students, in: database)
        let problems = try await table.allProblems(in: database, createsGroups: arguments.createGroups == true)
        let outcome = try await work.outcome()
        return ImportStudents.Reply(
            students: table.count, imported: false, created: outcome.created.count, changed: outcome.changed.count,
            problems: problems.told(in: context.language), notes: table.notes.told(in: context.language),
            missingGroups: try await work.missingGroups())
    }

    private static func createGroups(
        of students: [StudentImport.Student], _ context: HandlerContext, in transaction: Transaction
    ) async throws {
        let work = StudentImport(students, in: transaction)
        let names = try await work.missingGroups()
        guard !names.isEmpty else { return }
        for group in try await work.create(groups: names) {
            try await context.audit(.groupCreated, ["group_id": String(group)], in: transaction)
        }
    }

    private static func run(
        _ table: StudentTable, issuesCodes: Bool, _ context: HandlerContext, in transaction: Transaction
    ) async throws -> ImportStudents.Reply {
        let work = StudentImport(table.students, in: transaction)
        let outcome = try await work.outcome()
        let made = try await work.run(outcome, at: context.now)
        try await AccessChangeRepository(transaction).noteGroups(
            of: outcome.regrouped, by: context.person().id, at: context.now)
        let details = [
            "students": String(table.count), "created": String(made.count), "changed": String(outcome.changed.count),
        ]
        try await context.audit(.studentsImported, subjects: .people(made + outcome.changed), details, in: transaction)
        let new = issuesCodes ? outcome.created.map { table.students[$0] } : []
        let codes = new.map { ($0.email, PaperCode()) }
        var end: Date?
        if !codes.isEmpty {
            end = try await StudentImport(new, in: transaction).issueCodes(hashes: codes.map(\.1.hash), at: context.now)
            try await context.audit(.claimCodeIssued, subjects: .people(made), in: transaction)
        }
        return ImportStudents.Reply(
            students: table.count, imported: true, created: made.count, changed: outcome.changed.count,
            notes: table.notes.told(in: context.language),
            codes: issuesCodes ? codes.map { ClaimCodeRecord(email: $0, code: $1.text) } : nil, codesExpireAt: end)
    }

    private static func refusal(_ first: TableProblem, of count: Int) -> Refusal {
        let limit = [TableProblem].maxTold
        let found: Phrase =
            count == 1
            ? .importFoundProblem : count > limit ? .importFoundManyProblems(limit) : .importFoundProblems(count)
        let place: Phrase =
            first.column.map { .firstProblemInColumn(first.line, $0) } ?? .firstProblemOnLine(first.line)
        return Refusal(.cannotBeDone, found + place + first.reason)
    }
}

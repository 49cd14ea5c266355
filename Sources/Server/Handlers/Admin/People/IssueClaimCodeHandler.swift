import Accounts
import Postgres
import Store
import Wire

enum IssueClaimCodeHandler: Handler {
    static func handle(_ arguments: IssueClaimCode, _ context: HandlerContext) async throws -> IssueClaimCode.Reply {
        let person = try await context.person(email: arguments.email, id: nil).id
        guard try context.person().id != person else { throw Failure.ownPassword }
        let code = PaperCode()
        let expiresAt = try await context.services.pool.withTransaction { transaction in
            try await context.audit(.claimCodeIssued, subject: person, in: transaction)
            try await context.note([.claimCode], of: person, in: transaction)
            return try await CredentialRepository(transaction).issueClaimCode(
                hash: code.hash, for: person, at: context.now)
        }
        guard let expiresAt else { throw Failure(.notFound, "There is no such person.") }
        return IssueClaimCode.Reply(code: code.text, expiresAt: expiresAt)
    }
}

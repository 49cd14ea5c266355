import ArgumentParser
import Client
import Wire

/// `students issue-code` and `persons issue-code`.
struct IssueCode: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "issue-code", abstract: "Make a one-time code with which a person takes over their account.",
        discussion: "The person chooses a password with: rollcall claim E-MAIL --code CODE")

    @Argument(help: "The e-mail address of the account.")
    var email: String

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(IssueClaimCode(email: email))
        let end: String = output.times.text(reply.expiresAt)
        let fields = Fields([("Account", email), ("Code", reply.code), ("Holds until", end)])
        try output.show(reply, fields.lines)
    }
}

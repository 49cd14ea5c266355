import ArgumentParser
import Client
import Wire

struct ClaimCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "claim", abstract: "Take over your account with a one-time code from an admin.",
        discussion: "Chooses your password, which is asked for unless --password-file is given. Log in after that.")

    @Argument(help: "Your e-mail address.")
    var email: String

    @Option(help: "The code; asked for if absent.")
    var code: String?

    @Option(help: ArgumentHelp("Read the password from a file, or from standard input for \"-\".", valueName: "file"))
    var passwordFile: String?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let code = try code ?? Prompt.secret("Code: ")
        let password = try passwordFile.map(PasswordFile.read) ?? Prompt.newPassword()
        let reply = try await client.send(ClaimAccount(username: email, code: code, password: password))
        try output.show(reply, "The account \(email) is yours. Log in with: rollcall login --username \(email)")
    }
}
